/** The look back at a finished game in numbers: what the graph, the lists and the replay show of it. */
import type { PuzzleCard, Study, StudyMoment } from '../lib/api'

export type Mark = Exclude<StudyMoment['mark'], ''>
export const MARKS: readonly Mark[] = ['slip', 'mistake', 'blunder']
export const MARK_ICONS: Record<Mark, string> = { slip: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' }

/** In points of a hundred, as chances are told. */
export const percent = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * 100)

/** A change of chances with its sign; what rounds to nothing has none. */
export function signed(change: number): string {
  const points = Math.round(change * 100)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** One decimal, for averages. */
export const tenths = (chance: number, language: string): string =>
  (chance * 100).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export interface Point {
  ply: number
  chance: number
}

/** Where the lines of all seats end: with what each has of the victory, or as it stood when the game broke off. */
export function endingOf({ end, moments }: Pick<Study, 'end' | 'moments'>): readonly number[] {
  return end.length > 0 ? end : (moments.at(-1)?.after ?? [])
}

/** How many seats have a line of their own. */
export const linesIn = (study: Pick<Study, 'moments'>): number => study.moments[0]?.chances.length ?? 0

/** The line of each seat, from the first moment to the end of the game. */
export function linesOf(study: Pick<Study, 'moments'>, end: number, ending: readonly number[]): Point[][] {
  return Array.from({ length: linesIn(study) }, (_, seat) => {
    const line = study.moments.map(({ ply, chances }) => ({ ply, chance: chances[seat] ?? 0 }))
    return [...line, { ply: end, chance: ending[seat] ?? 0 }]
  })
}

/** A ply as a share of the whole width. */
export const across = (ply: number, end: number): number => (end <= 0 ? 0 : Math.min(1, Math.max(0, ply / end)))

/** A line for an SVG that is 1000 wide and 100 high. */
export function drawn(line: readonly Point[], end: number): string {
  return line.map(({ ply, chance }) => `${round(across(ply, end) * 1000)},${round((1 - chance) * 100)}`).join(' ')
}
const round = (number: number) => Math.round(number * 10) / 10

export interface Column {
  from: number
  to: number
  /** Of the game, as it counts its rounds. */
  progress: number
}

/** The rounds as columns, from edge to edge. */
export function columnsOf(rounds: Study['rounds'], end: number): Column[] {
  const columns = rounds.map(([from, progress], i) => ({ from: i === 0 ? 0 : from, to: rounds[i + 1]?.[0] ?? end, progress }))
  return columns.filter(({ from, to }) => to > from)
}

/** Of the columns those whose names have room: the first, and each that lies far enough behind the last named one. */
export function named(columns: readonly Column[], end: number, width: number, room: number): Column[] {
  const middle = ({ from, to }: Column) => ((across(from, end) + across(to, end)) / 2) * width
  const kept: Column[] = []
  for (const column of columns) {
    const last = kept.at(-1)
    if (last === undefined || middle(column) - middle(last) >= room) kept.push(column)
  }
  return kept
}

export interface Place {
  x: number
  y: number
}
const SHIELD = 30 // pixels, of a turning point
const NUMBER = { wide: 34, high: 18, away: 27 } // pixels, of the number beside it

/** Of each shield whether its number stands below it: where it would lie on a shield or a number otherwise. */
export function numbersBelow(shields: readonly Place[], height: number): boolean[] {
  const meets = (a: Place, b: Place, wide: number, high: number) => Math.abs(a.x - b.x) < wide && Math.abs(a.y - b.y) < high
  const numbers: Place[] = []
  return shields.map((shield, i) => {
    const above = { x: shield.x, y: shield.y - NUMBER.away }
    const below = { x: shield.x, y: shield.y + NUMBER.away }
    const isFree = (number: Place) =>
      shields.every((other, j) => i === j || !meets(number, other, (NUMBER.wide + SHIELD) / 2, (NUMBER.high + SHIELD) / 2)) &&
      numbers.every((other) => !meets(number, other, NUMBER.wide, NUMBER.high))
    const isLow = !isFree(above) && isFree(below) && below.y + NUMBER.high / 2 <= height
    numbers.push(isLow ? below : above)
    return isLow
  })
}

/** The round of the game at a ply. */
export function roundAt(study: Pick<Study, 'rounds'>, ply: number): number | null {
  return study.rounds.findLast(([from]) => from <= ply)?.[1] ?? null
}

/** The moment that is nearest to a place on the graph. */
export function nearest(moments: readonly StudyMoment[], share: number, end: number): StudyMoment | null {
  const wanted = share * end
  const better = (a: StudyMoment, b: StudyMoment) => (Math.abs(b.ply - wanted) < Math.abs(a.ply - wanted) ? b : a)
  return moments.length === 0 ? null : moments.reduce(better)
}

/** The moment at a ply, or the last one before it. */
export function momentAt(moments: readonly StudyMoment[], ply: number): StudyMoment | null {
  return moments.findLast((moment) => moment.ply <= ply) ?? moments[0] ?? null
}

/** So many moments on; none beyond the first and the last. */
export function stepped(moments: readonly StudyMoment[], ply: number, step: number): StudyMoment | null {
  const here = moments.findLastIndex((moment) => moment.ply <= ply)
  return moments[Math.max(0, Math.min(moments.length - 1, here + step))] ?? null
}

/** The chances of all seats at a ply: as the last moment before it says, or as the game ended. */
export function chancesAt(study: Pick<Study, 'moments'>, ply: number, end: number, ending: readonly number[]): readonly number[] {
  return ply >= end ? ending : (momentAt(study.moments, ply)?.chances ?? [])
}

/** By how much the chances of who answered changed from this moment to the next one. */
export function swingOf(study: Pick<Study, 'moments'>, ply: number, ending: readonly number[]): number {
  const here = study.moments.findIndex((moment) => moment.ply === ply)
  const moment = study.moments[here]
  if (moment === undefined) return 0
  const after = study.moments[here + 1]?.chances ?? ending
  const line = moment.chances.length === 1 ? 0 : moment.seat
  return (after[line] ?? 0) - (moment.chances[line] ?? 0)
}

/** All that cost chances, the dearest first; of one seat, or of all. */
export function slipsOf(study: Pick<Study, 'moments'>, seat: number | null = null): StudyMoment[] {
  const marked = study.moments.filter((moment) => moment.mark !== '' && (seat === null || moment.seat === seat))
  return marked.sort((a, b) => b.lost - a.lost || a.ply - b.ply)
}

/**
 * The answers that were looked at, with the one that was given among them: the best first. Which one that is the
 * search says: a chance that was hardly looked into may be higher and still be trusted less.
 */
export function answersOf({ action, chance, better }: StudyMoment): { action: number; chance: number; given: boolean; best: boolean }[] {
  const looked = better.some((each) => each.action === action) ? better : [...better, { action, chance }]
  const all = looked.map((each) => (each.action === action ? { action, chance } : each))
  const best = better[0]?.action ?? action
  const sorted = all.toSorted((a, b) => Number(b.action === best) - Number(a.action === best) || b.chance - a.chance)
  return sorted.map((each) => ({ ...each, given: each.action === action, best: each.action === best }))
}

/** The one after this, in the order in which they are listed, that hasn't been found yet; from the end back to the start. */
export function nextPuzzle(all: readonly PuzzleCard[], after: string | undefined, found: readonly string[]): PuzzleCard | undefined {
  const listed = all.toSorted((a, b) => a.degree - b.degree)
  const at = listed.findIndex(({ id }) => id === after) + 1
  return [...listed.slice(at), ...listed.slice(0, at)].find(({ id }) => id !== after && !found.includes(id))
}

/** Labels at these heights, moved apart until none lies on another, and none outside of 0 to 1. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height)
  const placed = order.map(({ height }) => height)
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i]!, placed[i - 1]! + gap)
  // What was pushed over the edge comes back, and pushes those above it.
  for (let i = placed.length - 1, limit = 1; i >= 0; i--, limit = placed[i + 1]! - gap) placed[i] = Math.min(placed[i]!, limit)
  const lifted = Math.min(0, placed[0] ?? 0)
  const result: number[] = []
  order.forEach(({ i }, at) => (result[i] = placed[at]! - lifted))
  return result
}
