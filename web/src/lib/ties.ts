import type { Result } from './api'

interface Tie {
  key: string
  /** Whoever has least of it is ahead, instead of whoever has most. */
  least?: boolean
}

/** How many of the tie-breaks, in their order, were needed to find the winners. */
export function tiesUsed(result: Result, ties: readonly Tie[]): number {
  const best = Math.max(...result.scores)
  let level = result.scores.flatMap((score, seat) => (score === best ? [seat] : []))
  let used = 0
  for (const { key, least = false } of ties) {
    if (level.length < 2) break
    used += 1
    const had = level.map((seat) => result.details[seat]?.[key] ?? 0)
    const wanted = least ? Math.min(...had) : Math.max(...had)
    level = level.filter((seat) => (result.details[seat]?.[key] ?? 0) === wanted)
  }
  return used
}
