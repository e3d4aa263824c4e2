/** What comes of a room where it would lie: reached or not, points, and how the goals would stand. */
import { t } from '../../lib/text.svelte'
import type { Forecast } from '../../table/game'
import { metricIcon } from './pieces'
import type { Placement, Places, View } from './places'
import { contactsOf, laidOn } from './site'
import { nameOf, points } from './words'

export type Outlook = Forecast & { good?: boolean }

const REACHED = 180
const ASLEEP = 184
const WAKES = 186

export function outlook(view: View, places: Places, seat: number, placement: Placement): Outlook[] {
  const { room } = view.command
  const tile = places.components.rooms[room ?? '']
  if (!tile || room === null) return []
  return [
    reached(view, places, seat, placement),
    ...placement.wakes.map((other) => ({ icon: 'door', text: t('guilds-wakes', { room: nameOf('room', other) }), rule: WAKES, good: true })),
    ...(placement.active ? [{ icon: 'reputation', text: t('guilds-worth', { points: points(tile.halves) }) }] : []),
    ...goals(view, places, seat, placement),
  ]
}

function reached(view: View, places: Places, seat: number, placement: Placement): Outlook {
  if (!placement.active) return { icon: 'lock', text: t('guilds-would-be-inactive'), rule: ASLEEP, good: false }
  const joined = contactsOf(places, laidOn(view, places, seat), placement).filter(({ door, with: other }) => door && other.active)
  const names = [...new Set(joined.map(({ with: other }) => (other.room === null ? t('guilds-hall') : nameOf('room', other.room))))]
  return { icon: 'door', text: t('guilds-joined', { rooms: names.join(', ') }), rule: REACHED, good: true }
}

/** How much more of each thing would count. */
function gains(view: View, places: Places, seat: number, placement: Placement): Record<string, number> {
  const gained: Record<string, number> = {}
  const add = (metric: string, by: number) => (gained[metric] = (gained[metric] ?? 0) + by)
  const count = (room: string, cells: Placement['cells']) => {
    const tile = places.components.rooms[room]
    if (!tile) return
    add('built_cells', cells.length)
    add('windows', cells.reduce((sum, { windows }) => sum + windows.length, 0))
    add(`rooms_type:${tile.type}`, 1)
    if (tile.size > 1) add('rooms_large', 1)
    if (tile.symbol) add(`members:${tile.symbol}`, 1)
    add('income_weekly', tile.silver + places.components.metric_gold * tile.gold)
  }
  const offer = view.display.find(({ place }) => place === view.command.place)
  add('gold_held', -(offer?.prices[seat] ?? 0))
  if (placement.active && view.command.room !== null) count(view.command.room, placement.cells)
  for (const woken of view.boards[seat]?.site.rooms ?? []) if (placement.wakes.includes(woken.room)) count(woken.room, woken.cells)
  return gained
}

/** The goals that it changes; first place is for whoever has most, from a least number on. */
function goals(view: View, places: Places, seat: number, placement: Placement): Outlook[] {
  const gained = gains(view, places, seat, placement)
  return view.goals.flatMap(({ goal, standings }) => {
    const card = places.components.goals[goal]
    const by = gained[card?.metric ?? ''] ?? 0
    if (!card || by === 0) return []
    const before = standings[seat]?.value ?? 0
    const value = before + by
    const others = standings.filter((_, of) => of !== seat).map((each) => each.value)
    const first = value >= card.least && others.every((other) => value >= other)
    const text = t('guilds-goal-after', { goal: nameOf('goal', goal), before, value, first: first ? 'yes' : 'no' })
    return [{ icon: metricIcon(card.metric), text }]
  })
}
