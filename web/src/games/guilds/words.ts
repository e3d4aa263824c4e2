/** The names of Guilds' things, in the language chosen. */
import type { GameDetails } from '../../lib/api'
import { nameOf as named, say } from '../../lib/text.svelte'
import { wordsOf } from '../../table/words'

export const { nameOf, tileName, thing, goods, printedOn } = wordsOf('guilds')
export { signed } from '../../table/words'

/** What a character or a room does, beside points and income, which are drawn. */
export const abilityOf = (details: GameDetails, kind: string, id: string): string =>
  (details.cards[`${kind}:${id}`] ?? [])
    .filter((telling) => telling.id.startsWith('does-'))
    .map((telling) => say('guilds', telling))
    .join('; ')

/** What a goal is for: "the most warriors", "the highest weekly income". */
export const metricName = (metric: string): string => named('guilds', 'metric', metric.replace(':', '_'), 'most')

/** Half points as a number: 7 is "3½". */
export function points(halves: number): string {
  const size = Math.abs(halves)
  const whole = Math.floor(size / 2)
  const written = size % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
  return halves < 0 ? `−${written}` : written
}

/** "Second row, left", as the site is seen from the street. */
export const cellName = (cell: number, width: number): string =>
  `${named('guilds', 'row', String(Math.floor(cell / width) + 1))}, ${named('guilds', 'column', String((cell % width) + 1))}`

/** "turned right or turned left": quarter turns. */
export const turnNames = (turns: readonly number[]): string =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(turns.map((turn) => named('guilds', 'turn', String(turn))))
