/** Settlement, as the table screen knows it. */
import type { Move } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import { partsOf } from '../../table/game'
import Common from './Common.svelte'
import Exchange from './Exchange.svelte'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { iconOf } from '../../table/pieces'
import { guildOf, iconFor, monsterOf } from './pieces'
import type { View } from './places'
import PlayerBoard from './PlayerBoard.svelte'
import { tour } from './tour'

const TURN_BLOCKS = [
  'build',
  'explore',
  'fight',
  'erect_fortress',
  'activate_wilderness_row',
  'activate_settlement_row',
  'activate_fortress',
  'invite',
]

/** What flies for a piece: tiles fly themselves. */
function pieceIcon({ thing }: Move): string | null {
  const [kind = '', component = ''] = thing.split(':')
  if (kind === 'monster') return monsterOf(component)
  if (kind === 'hero') return `guild-${guildOf(component)}`
  if (kind === 'building' || kind === 'landscape') return null
  return iconOf(kind === 'artifact' ? component : kind)
}

export const parts = partsOf<View>({
  name: 'settlement',
  middle: 'own',
  Common,
  PlayerBoard,
  Panel,
  Hand,
  Drawer: Exchange,
  drawerGroup: 'exchanges',
  drawerKey: 'E',
  drawerIcon: 'exchange',
  tabs: [
    { ids: ['p-mine'], text: 'table-tab-mine' },
    { ids: ['p-artifacts', 'p-market'], icon: 'bazaar', text: 'settlement-tab-market' },
    { ids: ['p-heroes'], icon: 'guild-defender', text: 'settlement-tab-heroes' },
  ],
  meter: (view) => ({ now: view.round, of: view.rounds, text: t('settlement-round', { round: view.round, rounds: view.rounds }) }),
  points: (view, seat) => view.boards[seat]?.points.total ?? 0,
  piecesLeft: (view, seat) => {
    const board = view.boards[seat]
    const [normal, bonus] = [board?.settlers ?? 0, board?.supply.bonus_settler ?? 0]
    const settlers = { icon: 'settler', count: normal, text: t('settlement-settlers', { count: normal }) }
    if (bonus === 0) return [settlers]
    return [settlers, { icon: 'bonus-settler', count: bonus, text: t('settlement-bonus-settlers', { count: bonus }) }]
  },
  standing: (view, seat) => (view.boards[seat]?.passed ? [t('settlement-passed')] : []),
  isFirst: (view, seat) => view.seats > 1 && view.start_seat === seat,
  isFresh: (view) => view.question.stage.endsWith('artifact'),
  opensTurn: [],
  endsTurn: ['end_turn', 'pass_round', 'take'],

  /** SET-065, SET-082: normal settlers go first, and the fullest stack refills the market, if nothing is named. */
  leftToRules: ['settlers', 'stacks'],
  usesOfTurn: TURN_BLOCKS,
  liesOnTable: () => false,
  mainAction: ['end_turn', 'done'],
  apartAction: ['pass_round'],
  pieceIcon,
  iconFor,
  blockIcons: {
    build: 'build',
    place: 'build',
    explore: 'explore',
    lay: 'explore',
    fight: 'fight',
    erect_fortress: 'erect-fortress',
    activate_wilderness_row: 'forest',
    activate_settlement_row: 'house',
    activate_fortress: 'fortress',
    invite: 'invite',
    exchange_two: 'exchange',
    exchange_set: 'exchange',
    exchange_diamonds_for_gold: 'exchange',
    exchange_gold: 'exchange',
    exchange_diamonds: 'exchange',
    mirror: 'mirror-of-transformation',
    resolve: 'activate',
    deploy: 'settler',
    pass_round: 'pass',
    take: 'artifact-frame',
    stack: 'storehouse',
  },
  tour,
})
