/** Answers of the past in words. */
import type { GameDetails, Study, StudyMoment, StudyState, Telling } from '../lib/api'
import { has, nameOf, say, t } from '../lib/text.svelte'
import { ActionSpace } from '../table/actions'
import { roundAt } from './study'

export type Told = Pick<StudyState, 'tellings'>

export function tellingOf(state: Told, ply: number, action: number): Telling | null {
  return state.tellings[ply]?.[action] ?? null
}

/** Whose supply something told changes, if it is another's. */
export function anothers(telling: Telling, seat: number): number | null {
  const whose = telling.values['seat']
  return telling.id === 'change-supply' && typeof whose === 'number' && whose !== seat ? whose : null
}

/** Who was asked and when: with the round, where the game counts them. */
export function whoAndWhen(study: Study, game: string, moment: StudyMoment, names: readonly string[]): string {
  const round = roundAt(study, moment.ply)
  const when = t('study-who-when', { name: names[moment.seat] ?? '', n: moment.ply })
  return round !== null && has(`study-column-${game}`) ? `${when} · ${t(`study-column-${game}`, { n: round })}` : when
}

/** In plain words; at least what kind of answer it was. */
export function answerWords(state: Told, details: GameDetails, ply: number, action: number, names: readonly string[]): string {
  const game = details.card.name
  const telling = tellingOf(state, ply, action)
  return telling === null ? nameOf(game, 'block', new ActionSpace(details.actions).nameOf(action)) : say(game, telling, names)
}
