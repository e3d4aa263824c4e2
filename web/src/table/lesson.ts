/** Which words of a lesson stand on the table now: it follows from what was answered and from what was read. */
import type { GameDetails, TableState } from '../lib/api'

export type Lesson = Pick<NonNullable<TableState['lesson']>, 'step' | 'meant' | 'strayed'>
type Steps = readonly Pick<GameDetails['lesson'][number], 'asks'>[]

export interface LessonWords {
  step: number
  /**
   * Something to read; an answer that is wanted, or can't be given now; what an answer brought;
   * another answer than the one that was meant.
   */
  kind: 'read' | 'asks' | 'blocked' | 'then' | 'strayed'
}

/** `read` steps have been read to their end; `goesOn`: the stray that the person wants to go on from. */
export function wordsFor(lesson: Lesson, steps: Steps, read: number, asked: boolean, goesOn: number | null): LessonWords | null {
  const step = Math.min(read, lesson.step)
  if (step >= steps.length) return null
  if (step < lesson.step) return { step, kind: steps[step]!.asks ? 'then' : 'read' }
  if (!asked) return null
  if (lesson.strayed !== null && lesson.strayed !== goesOn) return { step, kind: 'strayed' }
  return { step, kind: lesson.meant.length > 0 ? 'asks' : 'blocked' }
}
