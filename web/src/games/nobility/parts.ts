/** Nobility, as the table screen knows it. */
import { t } from '../../lib/text.svelte'
import type { Move } from '../../lib/api'
import { partsOf } from '../../table/game'
import { colourOf } from '../colours'
import Common from './Common.svelte'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { iconFor, placeIcon, thingIcon } from './pieces'
import { PICKING, TAKING, type View } from './places'
import PlayerBoard from './PlayerBoard.svelte'
import { tour } from './tour'
import { COUNTERS } from './ways'
import { nameOf } from './words'

const PLACING = ['tavern', 'yard', 'guild', 'hall', 'harbour', 'council', 'berk', 'castle', 'board', 'chancery', 'tile'].map((place) => `place_${place}`)

/** What flies for a piece: cards that are laid out fly themselves. */
function pieceIcon({ thing, goal, seat }: Move, view: View): string | null {
  const [kind = '', component = ''] = thing.split(':')
  if (kind === 'worker') return `worker-${colourOf(view, seat ?? 0)}`
  if (kind === 'marker') return `seat-${colourOf(view, seat ?? 0)}`
  if (kind === 'die') return component === '' ? 'reroll' : `die-${component}`
  if (kind === 'settler' || kind === 'event') return goal.startsWith('display/') || kind === 'event' ? null : 'settler'
  if (kind === 'building') return goal.startsWith('workshop/') ? 'build' : 'public-building'
  return kind === 'council' || kind === 'tile' ? 'seal' : thingIcon(kind)
}

export const parts = partsOf<View>({
  name: 'nobility',
  middle: 'common',
  side: 344,
  own: 536,
  least: 940,
  leaves: true,
  Common,
  PlayerBoard,
  Panel,
  Hand,
  tabs: [
    { ids: ['p-asked', 'p-tavern'], icon: 'tavern', text: 'nobility-tab-town' },
    { ids: ['p-guilds', 'p-hall'], icon: 'workshop', text: 'nobility-tab-guilds' },
    { ids: ['p-council', 'p-yard', 'p-berk', 'p-castle', 'p-harbour', 'p-chancery'], icon: 'council', text: 'nobility-tab-court' },
    { ids: ['p-mine'], text: 'table-tab-mine' },
  ],
  meter: (view) => ({ now: view.round_number, of: view.rounds, text: t('nobility-round', { round: view.round_number, rounds: view.rounds }) }),
  points: (view, seat) => view.boards[seat]?.points.total ?? 0,
  piecesLeft: (view, seat) => {
    const { coins = 0, modifiers = 0 } = view.boards[seat] ?? {}
    return [
      { icon: 'coin', count: coins, text: t('nobility-coins', { count: coins }) },
      { icon: 'modifier', count: modifiers, text: t('nobility-modifiers', { count: modifiers }) },
    ]
  },
  standing: (view, seat) => {
    const board = view.boards[seat]
    if (!board) return []
    const rank = board.white_lord ? [t('nobility-white-lord')] : board.lord ? [t('nobility-lord')] : []
    return [...(board.passed ? [t('nobility-passed')] : []), ...rank, nameOf('character', board.character)]
  },
  cardOf: (view, seat) => (view.boards[seat] ? `character:${view.boards[seat].character}` : undefined),
  isFirst: (view, seat) => view.start_seat === seat,
  isFresh: (view) => PICKING.includes(view.question.stage) || (view.question.stage === 'turn' && view.command.done.length === 0),
  opensTurn: [],
  endsTurn: ['end_turn'],

  /** A die or a settler card; a sale is seldom missed. */
  usesOfTurn: ['take_die', 'complete'],
  liesOnTable: (view) => ['target', 'reroll', 'discard_settler', ...TAKING, ...PICKING, ...COUNTERS].includes(view.question.stage),
  shownElsewhere: ['take_die', 'reroll', 'take_settler', 'discard_settler', 'keep_commission', ...PLACING],
  mainAction: ['end_turn', 'done'],
  apartAction: ['end_turn-pass'],
  pieceIcon,
  iconFor,
  blockIcons: {
    take_die: 'die-5',
    complete: 'settler',
    sell_workshop: 'sell',
    sell_public: 'sell',
    end_turn: 'pass',
    ...Object.fromEntries(PLACING.map((block) => [block, placeIcon(block.slice(6))])),
    place_board: 'meeple',
    place_tile: 'seal',
    spend: 'any-good',
    take_settler: 'settler',
    discard_settler: 'close',
    use_effect: 'workshop',
    reroll: 'reroll',
    give_good: 'any-good',
    take_good: 'any-good',
    buy: 'coin',
    employ_worker: 'worker',
    move_apprentice: 'apprentice',
    assign: 'apprentice',
    build: 'public-building',
    sell_good: 'harbour',
    return_apprentice: 'worker',
    take_tokens: 'modifier',
    exchange_settlers: 'exchange',
    exchange_buildings: 'exchange',
    acquire: 'seal',
    keep_commission: 'seal',
    done: 'check',
  },
  tour,
})
