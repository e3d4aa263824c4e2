/** Settler cards: whether one could be completed now, what it lacks if not, and how it is paid for. */
import { t } from '../../lib/text.svelte'
import type { Proposal } from '../../table/context'
import type { SettlerCard } from './pieces'
import { goodNumber, type BoardView, type Places, type View } from './places'
import { nameOf } from './words'

const USUAL_LIMIT = 3 // of one good

export interface Readiness {
  /** Goods of which there is none. */
  lacking: string[]
  /** In a few words. */
  note: string
  ready: boolean
}

/** Of one good, what there is and may be paid. */
function payableOf(places: Places, board: BoardView, good: string): number {
  const character = places.components.characters[board.character]
  return Math.min(board.goods[good] ?? 0, character?.good === good ? character.limit : USUAL_LIMIT)
}

/** Goods that could be paid at most, which is also the points that the card brings. */
export function payable(places: Places, board: BoardView, card: SettlerCard): number {
  const total = card.goods.reduce((sum, good) => sum + payableOf(places, board, good), 0)
  return Math.min(total, card.most)
}

/** The good of the card of which it has not been said how much is paid. */
export function nextGood(view: View, places: Places): string | null {
  const card = places.components.settlers[view.command.settler ?? '']
  return card?.goods.find((good) => !view.command.spent[good]) ?? null
}

/** Pays as much as the card takes, good by good. */
export function payingMost(view: View, places: Places, seat: number): Proposal | null {
  const [board, card] = [view.boards[seat], places.components.settlers[view.command.settler ?? '']]
  if (!board || !card || card.goods.length - Object.keys(view.command.spent).length < 2) return null
  const named = Object.values(view.command.spent).reduce((sum, count) => sum + count, 0)
  const left = card.goods.filter((good) => !view.command.spent[good])
  const most = Math.min(card.most, named + left.reduce((sum, good) => sum + payableOf(places, board, good), 0))
  return { text: t('nobility-pay-most', { goods: most }), forecast: [], next: (then) => mostOfNext(then as View, places, seat) }
}

/** The answer that pays the most of the next good and leaves room for one of each that follows. */
function mostOfNext(view: View, places: Places, seat: number): number | null {
  const [board, good, card] = [view.boards[seat], nextGood(view, places), places.components.settlers[view.command.settler ?? '']]
  if (!board || !card || good === null || view.question.stage !== 'spend') return null
  const named = Object.values(view.command.spent).reduce((sum, count) => sum + count, 0)
  const after = card.goods.length - Object.keys(view.command.spent).length - 1
  return places.space.encode('spend', goodNumber(good), Math.min(payableOf(places, board, good), card.most - named - after))
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
