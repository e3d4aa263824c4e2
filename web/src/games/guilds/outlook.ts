/** What comes of a room where it would lie, as the server foresees it: reached or not, points, goals. */
import { t } from '../../lib/text.svelte'
import type { Asked } from '../../table/context'
import { gainsOf } from '../../table/foreseen'
import { metricIcon } from './pieces'
import type { Placement, Places, View } from './places'
import { contactsOf, laidOn } from './site'
import { nameOf, points } from './words'

export interface Outlook {
  icon: string
  text: string
  /** The number of the rule behind it. */
  rule?: number
  good?: boolean
}

const REACHED = 180
const ASLEEP = 184
const WAKES = 186

export function outlook(view: View, places: Places, asked: Asked, placement: Placement): Outlook[] {
  const gain = gainsOf(asked.foresee(places.lay(placement.cell, placement.rotation)), asked.seat)['point'] ?? 0
  return [
    reached(view, places, asked.seat, placement),
    ...placement.wakes.map((other) => ({ icon: 'door', text: t('guilds-wakes', { room: nameOf('room', other) }), rule: WAKES, good: true })),
    ...(gain === 0 ? [] : [{ icon: 'point', text: t('guilds-worth', { points: points(2 * gain) }) }]),
    ...placement.goals.map(({ goal, before, value, place }) => ({
      icon: metricIcon(places.components.goals[goal]?.metric ?? ''),
      text: t('guilds-goal-after', { goal: nameOf('goal', goal), before, value, first: place === 1 ? 'yes' : 'no' }),
    })),
  ]
}

function reached(view: View, places: Places, seat: number, placement: Placement): Outlook {
  if (!placement.active) return { icon: 'lock', text: t('guilds-would-be-inactive'), rule: ASLEEP, good: false }
  const joined = contactsOf(places, laidOn(view, places, seat), placement).filter(({ door, with: other }) => door && other.active)
  const names = [...new Set(joined.map(({ with: other }) => (other.room === null ? t('guilds-hall') : nameOf('room', other.room))))]
  return { icon: 'door', text: t('guilds-joined', { rooms: names.join(', ') }), rule: REACHED, good: true }
}
