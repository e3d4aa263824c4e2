/** The names of Nobility's things, in the language chosen. */
import { t } from '../../lib/text.svelte'
import { wordsOf } from '../../table/words'
import type { DieView, View } from './places'

export const { nameOf, tileName, thing, goods, printedOn, effectOf, effectsOf } = wordsOf('nobility')
export { signed } from '../../table/words'

/** "Edda, 4": a die on the board. */
export function dieName(die: DieView, names: readonly string[]): string {
  const who = die.seat === null ? t('nobility-automa', { colour: nameOf('colour', die.colour) }) : (names[die.seat] ?? '')
  return t('nobility-die-of', { name: who, value: die.value })
}

/** "Edda 2, Tamás 1": whose apprentices are in a guild. */
export function whose(counts: readonly number[], names: readonly string[]): string {
  const each = counts.flatMap((count, seat) => (count > 0 ? [`${names[seat] ?? ''} ${count}`] : []))
  return each.length > 0 ? each.join(', ') : t('nobility-nobody')
}

/** Whose a workshop is. */
export function ownerName(owner: number | null, names: readonly string[]): string {
  return owner === null ? t('nobility-unowned') : t('nobility-owned-by', { name: names[owner] ?? '' })
}

/** How the own dice stand, said in one breath. */
export const sumName = (board: View['boards'][number]): string => t('nobility-sum', { sum: board.placed_sum, limit: board.limit })
