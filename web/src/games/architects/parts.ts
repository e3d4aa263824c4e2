/** Architects, as the table screen knows it. */
import type { Move } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import { partsOf, type Meter } from '../../table/game'
import { colourOf } from '../colours'
import Common from './Common.svelte'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { iconFor, placeIcon, thingIcon } from './pieces'
import { CAPTURING, PICKING, type View } from './places'
import PlayerBoard from './PlayerBoard.svelte'
import { tour } from './tour'
import { nameOf } from './words'

const RECALLS = ['recall', 'recall_from_market', 'recall_from_prison', 'recall_from_board']

/** What flies for a piece; apprentices that come to the Workshop fly themselves. */
function pieceIcon({ thing, goal, seat }: Move, view: View): string | null {
  const [kind = '', component = ''] = thing.split(':')
  if (kind === 'worker') return `worker-${colourOf(view, seat ?? 0)}`
  if (kind === 'marker') return `seat-${colourOf(view, seat ?? 0)}`
  if (kind === 'location') return placeIcon(component)
  if (kind === 'apprentice') return goal.startsWith('grid/') ? null : 'apprentice'
  if (kind === 'building') return 'house'
  return thingIcon(kind)
}

function meter(view: View): Meter {
  if (view.turns_left !== null)
    return { icon: 'eternal-hourglass', left: view.turns_left, text: t('architects-turns-left', { count: view.turns_left }) }
  const { left } = view.guildhall
  return { icon: 'guildhall', left, text: t('architects-spaces-to-end', { count: left }) }
}

export const parts = partsOf<View>({
  name: 'architects',
  middle: 'common',
  Common,
  PlayerBoard,
  Panel,
  Hand,
  tabs: [
    { ids: ['p-asked', 'p-town', 'p-virtue', 'p-market'], icon: 'town-centre', text: 'architects-tab-town' },
    { ids: ['p-workshop', 'p-hand', 'p-prison'], icon: 'workshop', text: 'architects-tab-workshop' },
    { ids: ['p-cathedral', 'p-guildhall'], icon: 'cathedral', text: 'architects-tab-cathedral' },
    { ids: ['p-mine'], text: 'table-tab-mine' },
  ],
  meter,
  points: (view, seat) => (view.start_seat === null ? 0 : (view.boards[seat]?.points.total ?? 0)),
  piecesLeft: (view, seat) => {
    const count = view.boards[seat]?.workers.supply ?? 0
    return [{ icon: `worker-${colourOf(view, seat)}`, thing: 'worker', count, text: t('architects-workers-left', { count }) }]
  },
  standing: (view, seat) => {
    const board = view.boards[seat]
    if (!board || view.start_seat === null) return []
    const virtue = t('architects-virtue-of', { virtue: board.virtue })
    return view.variable_boards && board.board !== null && board.opponent === null ? [nameOf('board', board.board), virtue] : [virtue]
  },
  cardOf: (view, seat) => {
    const board = view.boards[seat]
    return view.start_seat !== null && view.variable_boards && board?.board && board.opponent === null ? `board:${board.board}` : undefined
  },
  isFirst: (view, seat) => view.start_seat === seat,
  isFresh: (view) => ['turn', 'recall', ...PICKING].includes(view.question.stage) && view.question.stage !== 'blueprint',
  opensTurn: ['place', ...RECALLS],
  endsTurn: [],

  usesOfTurn: [],
  liesOnTable: (view) => [...PICKING, 'turn', 'workshop', 'recall', 'dismiss', ...CAPTURING].includes(view.question.stage),
  mainAction: ['done'],
  apartAction: [],
  pieceIcon,
  iconFor,
  blockIcons: {
    place: 'worker',
    recall: 'worker',
    recall_from_market: 'black-market',
    recall_from_prison: 'prison',
    recall_from_board: 'meeple',
    mine_clay: 'clay',
    mine_gold: 'gold',
    exchange_for_virtue: 'virtue',
    exchange_for_marble: 'marble',
    exchange_with: 'exchange',
    hire: 'apprentice',
    draw_buildings: 'plot',
    blueprint: 'scroll-of-fortune',
    dismiss: 'close',
    capture: 'town-centre',
    ransom_free: 'meeple',
    deliver: 'prison',
    release: 'door',
    ransom_with_silver: 'silver',
    ransom_with_debt: 'debt',
    pay_off: 'debt-paid',
    construct: 'build',
    advance: 'cathedral',
    pay_stone: 'stone',
    pay_gold: 'gold',
    pick: 'check',
    discard: 'plot',
    gain: 'plus',
    destroy_debt: 'debt',
    resolve: 'apprentice',
    let_out: 'prison',
    choose_board: 'table',
  },
  tour,
})
