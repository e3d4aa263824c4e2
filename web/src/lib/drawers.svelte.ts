// What lies over a page: at most one of each, opened from anywhere.

export interface RuleWish {
  game: string
  number: number
  /** Further rules that forbid the same thing, for "next reason". */
  more?: number[]
}

export const drawers = $state({
  rule: null as RuleWish | null,
  help: false,
  /** The game at whose table one sits: help is about that one. */
  game: null as string | null,
  settings: false,
  /** Somebody is asked for a name; what hears whether they said one. */
  naming: null as ((named: boolean) => void) | null,
})

export function openRule(game: string, number: number, more: number[] = []): void {
  drawers.rule = { game, number, more }
}
