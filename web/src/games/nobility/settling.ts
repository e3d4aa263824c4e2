/** Whether a settler card could be completed now, and if not, what it lacks. */
import { t } from '../../lib/text.svelte'
import type { SettlerCard } from './pieces'
import type { BoardView, Places } from './places'
import { nameOf } from './words'

const USUAL_LIMIT = 3 // of one good

export interface Readiness {
  /** Goods of which there is none. */
  lacking: string[]
  /** In a few words. */
  note: string
  ready: boolean
}

/** Goods that could be paid at most, which is also the points that the card brings. */
export function payable(places: Places, board: BoardView, card: SettlerCard): number {
  const character = places.components.characters[board.character]
  const most = (good: string) => (character?.good === good ? character.limit : USUAL_LIMIT)
  const total = card.goods.reduce((sum, good) => sum + Math.min(board.goods[good] ?? 0, most(good)), 0)
  return Math.min(total, card.most)
}

export function readiness(places: Places, board: BoardView, card: SettlerCard): Readiness {
  const lacking = card.goods.filter((good) => !board.goods[good])
  const goods = payable(places, board, card)
  const no = (note: string): Readiness => ({ lacking, note, ready: false })
  if (lacking.length > 1) return no(t('nobility-lacks-kinds', { count: lacking.length }))
  if (lacking[0] !== undefined) return no(t('nobility-lacks-good', { ware: nameOf('ware', lacking[0]) }))
  if (goods < card.least) return no(t('nobility-lacks-goods', { count: card.least - goods }))
  if (board.houses.platform === 0) return no(t('nobility-lacks-house'))
  return { lacking, note: t('nobility-ready', { goods }), ready: true }
}
