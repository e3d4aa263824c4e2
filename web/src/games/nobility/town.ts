/** The zones of the town that can be enlarged, and which of them share their height. */
import { MediaQuery } from 'svelte/reactivity'

import type { Zones } from '../../table/zones.svelte'

const BESIDE = ['yard', 'berk', 'castle', 'harbour', 'chancery']
const stacked = new MediaQuery('max-width: 1099px')

export const isBeside = (zone: string | null): boolean => zone !== null && BESIDE.includes(zone)

/** Whether a zone has the free room, or makes room for another one. */
export function standing(zones: Zones, zone: string): '' | 'open' | 'folded' {
  if (zones.open === null) return ''
  if (zones.open === zone) return 'open'
  return stacked.current || isBeside(zones.open) === isBeside(zone) ? 'folded' : ''
}
