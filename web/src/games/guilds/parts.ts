/** Guilds, as the table screen knows it. */
import { t } from '../../lib/text.svelte'
import { partsOf } from '../../table/game'
import Common from './Common.svelte'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { iconFor } from './pieces'
import { BIDDING, PICKING, type View } from './places'
import PlayerBoard from './PlayerBoard.svelte'
import { tour } from './tour'

export const parts = partsOf<View>({
  name: 'guilds',
  middle: 'common',
  Common,
  PlayerBoard,
  Panel,
  Hand,
  tabs: [
    { ids: ['p-asked', 'p-town', 'p-site'], icon: 'tent', text: 'guilds-tab-town' },
    { ids: ['p-rooms'], icon: 'room-study', text: 'guilds-tab-rooms' },
    { ids: ['p-goals'], icon: 'reputation', text: 'guilds-tab-goals' },
    { ids: ['p-mine'], text: 'table-tab-mine' },
  ],
  meter: (view) => ({ now: view.week, of: view.weeks, text: t('guilds-week', { week: view.week, weeks: view.weeks }) }),
  points: (view, seat) => view.boards[seat]?.points.total ?? 0,
  piecesLeft: (view, seat) => {
    const { silver = 0, gold = 0 } = view.boards[seat] ?? {}
    return [
      { icon: 'silver', count: silver, text: t('guilds-silver', { count: silver }) },
      { icon: 'gold-coin', thing: 'gold', count: gold, text: t('guilds-gold', { count: gold }) },
    ]
  },
  standing: (view, seat) => (view.boards[seat]?.passed ? [t('guilds-passed')] : []),
  isFirst: (view, seat) => view.start_seat === seat,
  isFresh: (view) => !['add_silver', 'second_area', 'place_room', ...PICKING].includes(view.question.stage),
  opensTurn: ['buy', 'take', 'use_ability'],
  endsTurn: ['pass_turn', 'done', 'place', 'exchange', 'protect'],
  usesOfTurn: ['bid', 'take', 'buy'],
  liesOnTable: (view) => [...BIDDING, ...PICKING, 'forced_take', 'building', 'place_room', 'protect', 'money'].includes(view.question.stage),
  shownElsewhere: ['bid', 'add', 'take', 'buy', 'place'],
  how: (view, seat, may) => {
    if (view.question.stage !== 'auction' || !may('bid')) return null
    const { one_area_enough = false } = view.boards[seat] ?? {}
    return { icon: 'bid', text: t('guilds-how-bid', { way: may('take') ? 'take' : one_area_enough ? 'one' : 'two' }) }
  },
  mainAction: ['done'],
  apartAction: ['pass_turn'],
  iconFor,
  blockIcons: {
    bid: 'bid',
    add: 'silver',
    take: 'check',
    use_ability: 'activate',
    choose: 'meeple',
    remove: 'faction-rogues',
    exchange: 'exchange',
    buy: 'gold-coin',
    place: 'room-study',
    protect: 'silver',
    pass_turn: 'pass',
    done: 'check',
  },
  tour,
})
