/** Parts of a board that can be enlarged: one at a time has the free room, and the others fold. */
import { getContext, setContext, tick } from 'svelte'

const KEY = Symbol('the zones of the board')
const STORED = 'moothall-zone'

export class Zones {
  /** The one that is enlarged. It is kept for the table or replay that this page shows. */
  open: string | null = $state(sessionStorage.getItem(STORED + location.pathname))

  async toggle(zone: string): Promise<void> {
    this.#set(this.open === zone ? null : zone)
    await tick()
    // On phones the others fold above it, and it would slip away under the finger.
    document.getElementById(`p-${zone}`)?.scrollIntoView({ block: 'start' })
  }

  fold(): void {
    this.#set(null)
  }

  #set(zone: string | null): void {
    this.open = zone
    if (zone === null) sessionStorage.removeItem(STORED + location.pathname)
    else sessionStorage.setItem(STORED + location.pathname, zone)
  }
}

export function provideZones(): Zones {
  return setContext(KEY, new Zones())
}

export function zonesOfBoard(): Zones {
  return getContext<Zones>(KEY)
}
