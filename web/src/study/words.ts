/** Answers of the past in words. */
import type { GameDetails, Study, StudyMoment, StudyState, Telling } from '../lib/api'
import { has, hasWords, nameOf, say, t } from '../lib/text.svelte'
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

/** What kind of answer it was, where the words for it don't say so: a place does, a mere amount or card doesn't. */
export function kindOfAnswer(state: Told, details: GameDetails, ply: number, action: number): string | null {
  const telling = tellingOf(state, ply, action)
  if (telling !== null && ('location' in telling.values || hasWords(details.card.name, telling))) return null
  return nameOf(details.card.name, 'block', new ActionSpace(details.actions).nameOf(action))
}

/** In plain words; at least what kind of answer it was. */
export function answerWords(state: Told, details: GameDetails, ply: number, action: number, names: readonly string[]): string {
  const telling = tellingOf(state, ply, action)
  const words = telling === null ? null : say(details.card.name, telling, names)
  return [kindOfAnswer(state, details, ply, action), words].filter((each) => each !== null).join(': ')
}
