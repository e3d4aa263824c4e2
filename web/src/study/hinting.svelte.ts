// Hints at a table: asked for, waited for, kept for as long as the question is open.
import { api, Refused, type Advice, type Hint } from '../lib/api'
import { refusalText } from '../lib/refusal'
import { settings } from '../lib/settings.svelte'
import type { Answering } from '../table/answering.svelte'

export class Hinting {
  #known: (Advice & { version: number }) | null = $state.raw(null)
  /** The last chances that are known, until others are. */
  chances: readonly number[] = $state.raw([])
  open = $state(false)
  /** The hint that is marked on the table. */
  shown: Hint | null = $state.raw(null)
  refusal: string | null = $state(null)
  #asking: number | null = $state(null)

  /** Whether there may be hints for this person at this table. */
  readonly allowed = $derived.by(() => this.answering.now.hints && this.answering.now.puzzle?.right !== null && this.answering.table.mine.length > 0 && this.answering.now.status === 'playing')
  /** Of the open question; null until they are known. */
  readonly hints: readonly Hint[] | null = $derived.by(() => (this.#known?.version === this.answering.now.version ? this.#known.hints : null))
  readonly thinking = $derived.by(() => this.#asking !== null)

  /** To be made while a component is. */
  constructor(readonly answering: Answering) {
    // A new question: what was marked is over, and the bar wants to know.
    $effect(() => {
      void this.answering.now.version
      this.shown = null
      this.refusal = null
      if (this.answering.asked === null) this.open = false
      else if (this.allowed && (this.open || settings.chances)) void this.#ask()
    })
  }

  toggle(): void {
    if (!this.allowed || this.answering.asked === null) return
    this.open = !this.open
    this.shown = null
    if (this.open) void this.#ask()
  }

  async #ask(): Promise<void> {
    const { version } = this.answering.now
    if (this.#known?.version === version || this.#asking === version) return
    this.#asking = version
    try {
      const advice = await api.hints(this.answering.table.id)
      if (this.answering.now.version === version) {
        this.#known = { ...advice, version }
        this.chances = advice.chances
      }
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      if (this.answering.now.version === version) this.refusal = refusalText(reason)
    } finally {
      if (this.#asking === version) this.#asking = null
    }
  }
}
