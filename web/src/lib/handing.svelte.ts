// Several people at one screen: who sits there now, and when the next one takes over.
import type { TableState } from './api'
import { settings } from './settings.svelte'
import type { LiveTable } from './table.svelte'

export class HandingOver {
  /** The seat of whoever looks at the screen; nobody in particular before the first curtain, and behind it. */
  #there: number | null = $state(null)

  constructor(readonly table: LiveTable) {}

  /** They must not see each other's hands, or don't want to. */
  readonly #apart = $derived.by(() => {
    const { state, mine } = this.table
    return state !== null && mine.length > 1 && (settings.curtain || state.secrets)
  })
  /** The seat that is asked and not at the screen. */
  readonly #next = $derived.by(() => {
    const { state, mine } = this.table
    const asked = state?.status === 'playing' ? state.asked_seat : null
    return this.#apart && asked !== null && mine.includes(asked) && asked !== this.#there ? asked : null
  })
  /** The seat that the table is to be handed to, once whoever sits there has seen what came of their answer. */
  readonly to: number | null = $derived.by(() => {
    const seesIt = this.#there !== null && this.table.state?.handing?.seat === this.#there
    return seesIt ? this.#next : null
  })
  /** The seat for which the curtain is to be drawn. */
  readonly curtain: number | null = $derived.by(() => (this.to === null ? this.#next : null))

  /** The table as it shows to whoever sits there. */
  readonly seen: TableState | null = $derived.by(() => {
    const { state } = this.table
    if (state === null || state.handing === null || this.to === null) return state
    return { ...state, view: state.handing.view, eyes: state.handing.seat }
  })

  /** Whoever sits there has seen enough. */
  handOver(): void {
    this.table.skip()
    this.#there = null
  }
  /** The next one is ready. */
  sitDown(): void {
    this.#there = this.curtain
  }
}
