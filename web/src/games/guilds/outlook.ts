/** What comes of a room where it would lie, as the server foresees it: reached or not, points, goals. */
import { t } from '../../lib/text.svelte'
import type { Asked } from '../../table/context'
import { gainsOf } from '../../table/foreseen'
import { metricIcon } from './pieces'
import type { Placement, Places } from './places'
import { nameOf, signed } from './words'

export interface Outlook {
  icon: string
  text: string
  /** The number of the rule behind it. */
  rule?: number
  good?: boolean
}

export function outlook(places: Places, asked: Asked, placement: Placement): Outlook[] {
  const gain = gainsOf(asked.foresee(places.lay(placement.cell, placement.rotation)), asked.seat)['point'] ?? 0
  return [
    reached(placement),
    ...placement.wakes.map(({ room, rule }) => ({ icon: 'door', text: t('guilds-wakes', { room: nameOf('room', room) }), rule, good: true })),
    ...(gain === 0 ? [] : [{ icon: 'point', text: t('guilds-gain', { points: signed(gain), count: Math.abs(gain) }) }]),
    ...placement.goals.map(({ goal, before, value, place }) => ({
      icon: metricIcon(places.components.goals[goal]?.metric ?? ''),
      text: t('guilds-goal-after', { goal: nameOf('goal', goal), before, value, first: place === 1 ? 'yes' : 'no' }),
    })),
  ]
}

function reached({ active, rule, contacts }: Placement): Outlook {
  if (!active) return { icon: 'lock', text: t('guilds-would-be-inactive'), rule, good: false }
  const joined = [...new Set(contacts.filter(({ links }) => links).map(({ room }) => room))]
  const names = joined.map((room) => (room === 'hall' ? t('guilds-hall') : nameOf('room', room)))
  return { icon: 'door', text: t('guilds-joined', { rooms: names.join(', ') }), rule, good: true }
}
