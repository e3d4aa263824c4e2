/** What the spots of a board need to know of the open question; without it a board only shows. */
import { getContext, setContext } from 'svelte'

import type { Ahead, Forecast as Foreseen, Telling } from '../lib/api'
import type { Forecast, GameView } from './game'

/** Several answers given at once: what is asked next is answered from them, until they are all given. */
export interface Proposal {
  /** In a few words, for the button in the dock; null while something is still missing. */
  text: string | null
  forecast: Forecast[]
  /** The answer to the open question after so many were given, in the position that they led to; null at the end. */
  next(view: GameView, given: number): number | null
  /** Habits of the rules (`GameDetails.habits`) that it does without: it has answers of its own there. */
  decides?: readonly string[]
}

export interface Asked {
  /** The seat that is asked, played by the person at this screen. */
  readonly seat: number
  /** How many answers were given before: what is put together for one question is over with the next. */
  readonly ply: number
  /** For each action 0 (legal), -1 (not asked) or the number of the rule that forbids it. */
  readonly verdict: readonly number[]
  /** The answer that is on its way to the server, if any. */
  readonly chosen: number | null
  /** The answer that the person looks at. */
  readonly pondered: number | null
  /** In words, what an action would do. */
  name(action: number): string
  /** The same as ids and values; null where the open question isn't about it. */
  telling(action: number): Telling | null
  /** In words, why an action is refused, and the id of the rule; `number` where it isn't the verdict's. */
  reason(action: number, number?: number): { text: string; rule: string }
  /** The sentence of a rule, whatever it forbids. */
  sentence(number: number): string
  answer(action: number): void
  /** Takes the last answer back and gives this one; only where that is free. */
  readonly instead: ((action: number) => void) | undefined
  /** What a person has put together on the table, for the dock to offer. */
  propose(proposal: Proposal | null): void
  answerAll(proposal: Proposal): void
  /** Takes the last answer back. */
  takeBack(): void
  explain(action: number, at: HTMLElement, number?: number): void
  /** The person looks at this action: its forecast is shown. */
  ponder(action: number | null): void
  /** What a legal answer would bring about, as far as this person can know; null until the server has said it. */
  foresee(action: number): Foreseen | null
  /** Whether a legal answer costs this person something and brings nothing. */
  isVain(action: number): boolean
  /** Where several answers would lead, one after the other; null where that can't be said now. */
  lookAhead(answers: readonly number[]): Promise<Ahead | null>
}

const KEY = Symbol('the open question')

export function provideQuestion(question: { readonly asked: Asked | null }): void {
  setContext(KEY, question)
}

export function openQuestion(): { readonly asked: Asked | null } {
  return getContext<{ readonly asked: Asked | null } | undefined>(KEY) ?? { asked: null }
}
