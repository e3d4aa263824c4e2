/** Where words about a thing stand: beside it, over as little as possible that can be pressed. */

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10
const EDGE = 8

export function besideOf(thing: HTMLElement, words: HTMLElement): { left: number; top: number } {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-may]')].map((each) => each.getBoundingClientRect())
  const { width, height } = words.getBoundingClientRect()
  return placeBeside(thing.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }, targets)
}

/** Of the four sides where it fits, the one that covers least; on the screen in any case. */
export function placeBeside(
  thing: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  targets: readonly Box[],
): { left: number; top: number } {
  const middle = { left: thing.left + (thing.width - size.width) / 2, top: thing.top + (thing.height - size.height) / 2 }
  const sides = [
    { left: thing.left + thing.width + GAP, top: middle.top },
    { left: thing.left - size.width - GAP, top: middle.top },
    { left: middle.left, top: thing.top - size.height - GAP },
    { left: middle.left, top: thing.top + thing.height + GAP },
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, screen.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - size.height - EDGE)),
  }))
  // To lie over the thing itself is worse than to lie over anything else.
  const covers = (place: { left: number; top: number }) => {
    const words = { ...place, ...size }
    return 1000 * shared(words, thing) + targets.reduce((sum, each) => sum + shared(words, each), 0)
  }
  return sides.reduce((best, side) => (covers(side) < covers(best) ? side : best))
}

export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** The part of the table that guides know by this name, where it can be seen; on some screens it stands elsewhere. */
export function partOf(name: string): HTMLElement | null {
  return name === '' ? null : (seenOf(`[data-tour="${name}"]`)[0] ?? null)
}

/** Those that are drawn at all, and not hidden under a sheet. */
export function seenOf(which: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(which)].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0)
}
