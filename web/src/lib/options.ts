// What is decided before a game, besides the seats.
import type { GameCard } from './api'
import { has, t } from './text.svelte'

export type Options = Record<string, number | string>
type Option = GameCard['options'][number]

/** The values that an option has with so many players; the first is what counts if nothing is said. */
export function valuesFor(option: Option, players: number): (number | string)[] {
  return option.at[players] ?? [option.default, ...option.values.filter((value) => value !== option.default)]
}

/** Of what was chosen, all that there is with so many players. */
export function fitting(card: GameCard, chosen: Options, players: number): Options {
  const fits = card.options.filter((option) => valuesFor(option, players).some((value) => value === chosen[option.name]))
  return Object.fromEntries(fits.map((option) => [option.name, chosen[option.name]!]))
}

export function optionName(game: string, option: Option): string {
  const id = `option-${game}-${option.name}`
  return has(id) ? t(id) : option.meaning
}

export function valueName(game: string, option: Option, value: number | string): string {
  const id = `option-${game}-${option.name}-${value}`
  return has(id) ? t(id) : String(value)
}
