/** The names of Architects' things, in the language chosen. */
import { t } from '../../lib/text.svelte'
import { signed, wordsOf } from '../../table/words'
import { COLUMNS } from './pieces'

export const { nameOf, tileName, thing, goods, printedOn, effectOf, effectsOf } = wordsOf('architects')
export { signed } from '../../table/words'

/** "here: Edda 2, Tamás 1": whose workers stand somewhere. */
export function whoseWorkers(workers: readonly number[], names: readonly string[]): string {
  const each = workers.flatMap((count, seat) => (count > 0 ? [`${names[seat] ?? ''} ${count}`] : []))
  return t('architects-workers-here', { who: each.length > 0 ? each.join(', ') : 'nobody' })
}

/** "upper row, column 2": a cell of the apprentice grid. */
export const cellName = (cell: number): string =>
  t('architects-cell', { row: cell < COLUMNS ? 'upper' : 'lower', column: (cell % COLUMNS) + 1 })

/** With a true minus, and no plus. */
export const written = (number: number): string => (number < 0 ? signed(number) : String(number))
