// The levels of bots that a person chooses between: which one they chose last.
import type { GameCard } from './api'

const KEY = 'moothall-level'
/** For a first game. */
const USUAL = 'journeyman'

export function lastLevel({ levels }: Pick<GameCard, 'levels'>): string {
  const wishes = [kept(), USUAL, levels[0]]
  return wishes.find((level) => level !== undefined && levels.includes(level)) ?? ''
}

function kept(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function keepLevel(level: string): void {
  try {
    localStorage.setItem(KEY, level)
  } catch {
    // Then it is chosen again next time.
  }
}
