/** Answers of the past in words. */
import type { GameDetails, StudyState, Telling } from '../lib/api'
import { nameOf, say } from '../lib/text.svelte'
import { ActionSpace } from '../table/actions'

export type Told = Pick<StudyState, 'tellings'>

export function tellingOf(state: Told, ply: number, action: number): Telling | null {
  return state.tellings[ply]?.[action] ?? null
}

/** In plain words; at least what kind of answer it was. */
export function answerWords(state: Told, details: GameDetails, ply: number, action: number, names: readonly string[]): string {
  const game = details.card.name
  const telling = tellingOf(state, ply, action)
  return telling === null ? nameOf(game, 'block', new ActionSpace(details.actions).nameOf(action)) : say(game, telling, names)
}
