/** Guided first rounds: ordinary tables of one's own, laid out by hand. */
import { api, type TableCard } from './api'
import { hall } from './hall.svelte'
import { settings } from './settings.svelte'

/** The lesson of a game that somebody has begun and not left. */
export function begunLesson(mine: readonly TableCard[] | null, game: string): string | null {
  return mine?.find((card) => card.lesson && card.game === game && settings.lessons[card.id]?.left !== true)?.id ?? null
}

/** Lessons that were left before their end are shown again at their tables. */
export function takeUpAgain(): void {
  for (const [table, { read, over = false }] of Object.entries(settings.lessons)) settings.lessons[table] = { read, left: over, over }
}

/** The table of the lesson that was begun, or of a new one. */
export async function takeLesson(game: string): Promise<string> {
  const begun = begunLesson(hall.mine ?? (await api.tables('mine')), game)
  return begun ?? (await api.lesson(game)).id
}
