import type { Result } from './api'

/** How many of the tie-breaks, in their order, were needed to find the winners. */
export function tiesUsed(result: Result, keys: readonly string[]): number {
  const best = Math.max(...result.scores)
  let level = result.scores.flatMap((score, seat) => (score === best ? [seat] : []))
  let used = 0
  for (const key of keys) {
    if (level.length < 2) break
    used += 1
    const most = Math.max(...level.map((seat) => result.details[seat]?.[key] ?? 0))
    level = level.filter((seat) => (result.details[seat]?.[key] ?? 0) === most)
  }
  return used
}
