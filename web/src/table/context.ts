/** What the spots of a board need to know of the open question; without it a board only shows. */
import { getContext, setContext } from 'svelte'

export interface Asked {
  /** The seat that is asked, played by the person at this screen. */
  readonly seat: number
  /** For each action 0 (legal), -1 (not asked) or the number of the rule that forbids it. */
  readonly verdict: readonly number[]
  /** The answer that is on its way to the server, if any. */
  readonly chosen: number | null
  /** In words, what an action would do. */
  name(action: number): string
  /** In words, why an action is refused, and the id of the rule. */
  reason(action: number): { text: string; rule: string }
  answer(action: number): void
  explain(action: number, at: HTMLElement): void
  /** The person looks at this action: its forecast is shown. */
  ponder(action: number | null): void
}

const KEY = Symbol('the open question')

export function provideQuestion(question: { readonly asked: Asked | null }): void {
  setContext(KEY, question)
}

export function openQuestion(): { readonly asked: Asked | null } {
  return getContext<{ readonly asked: Asked | null } | undefined>(KEY) ?? { asked: null }
}
