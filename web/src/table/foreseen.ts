/** What the server foresees, as lines to show: what will happen, then what may. */
import type { Forecast as Foreseen, Happening, Telling } from '../lib/api'
import type { Forecast } from './game'
import { amountsIn } from './pieces'

export function linesOf(foreseen: Foreseen | null, seat: number): Forecast[] {
  if (foreseen === null) return []
  const lines = (happenings: readonly Happening[], may: boolean) => happenings.flatMap((each) => lineOf(each, seat, may))
  return [...lines(foreseen.will, false), ...lines(foreseen.may, true), ...choicesOf(foreseen, seat)]
}

/** Where a choice among a few follows: what each would bring that is not certain already. */
function choicesOf({ ways, will }: Foreseen, seat: number): Forecast[] {
  const certain = new Set(will.map((each) => JSON.stringify(each)))
  const lines = ways.map((way) => way.will.filter((each) => !certain.has(JSON.stringify(each))).flatMap((each) => lineOf(each, seat, false)))
  return lines.filter((each) => each.length > 0).flatMap(([first, ...rest], i) => [{ ...first, or: i > 0 }, ...rest])
}

function lineOf({ telling, by }: Happening, seat: number, may: boolean): Forecast[] {
  if (telling === null) return []
  const [kind = '', component = ''] = by.split(':')
  const cause = kind === 'rule' ? { rule: Number(component) } : component !== '' ? { by: { kind, component } } : {}
  const owner = telling.values['seat']
  const whose = telling.id === 'change-supply' && typeof owner === 'number' && owner !== seat ? { whose: owner } : {}
  return [{ telling, may, ...cause, ...whose }]
}

/**
 * Whether an answer costs a seat something and brings nothing. A move that is only half done may bring something
 * yet, and so may what comes to light.
 */
export function isVain(foreseen: Foreseen | null, seat: number): boolean {
  if (foreseen === null || foreseen.revealed) return false
  if (foreseen.ways.length > 0) return foreseen.ways.every((way) => isVain(way, seat))
  return !foreseen.half_done && foreseen.will.length > 0 && foreseen.will.every((each) => isPayment(each, seat))
}

/** Something of the seat's own goes, onto its own board at most, and nothing else happens. */
function isPayment({ telling, moves, lost }: Happening, seat: number): boolean {
  if (lost || (telling !== null && (telling.id !== 'change-supply' || telling.values['seat'] !== seat))) return false
  const paid = telling === null || Object.values(amountsIn(telling.values, ['changes'])).every((amount) => amount < 0)
  return paid && moves.every(({ source, goal }) => source.startsWith(`${seat}/supply/`) && goal.startsWith(`${seat}/`))
}

/** Whether an answer brings a seat something, and neither costs anything nor takes a piece of its own away. */
export function isGift(foreseen: Foreseen | null, seat: number): boolean {
  if (foreseen === null || foreseen.revealed || foreseen.half_done) return false
  const told = foreseen.will.flatMap(({ telling }) => (telling === null ? [] : [telling]))
  const isGain = ({ id, values }: Telling) =>
    id === 'change-supply' && values['seat'] === seat && Object.values(amountsIn(values, ['changes'])).every((amount) => amount > 0)
  const isStill = foreseen.will.every(({ moves }) => moves.every((move) => move.seat !== seat))
  return isStill && told.length > 0 && told.every(isGain)
}

/** What an answer throws away for nothing: `{ stone: 2 }`. */
export function lossesIn(foreseen: Foreseen | null): Record<string, number> {
  const losses: Record<string, number> = {}
  for (const { telling, lost } of foreseen?.will ?? []) {
    if (!lost || telling === null) continue
    for (const [thing, amount] of Object.entries(amountsIn(telling.values, ['changes', 'goods']))) losses[thing] = (losses[thing] ?? 0) + Math.abs(amount)
  }
  return losses
}

/** What a seat would have more or less of, as far as that is certain: `{ gold: 1, stone: -2 }`. */
export function gainsOf(foreseen: Foreseen | null, seat: number): Record<string, number> {
  const gains: Record<string, number> = {}
  for (const { telling } of foreseen?.will ?? []) {
    if (telling?.id !== 'change-supply' || telling.values['seat'] !== seat) continue
    for (const [thing, amount] of Object.entries(amountsIn(telling.values, ['changes']))) gains[thing] = (gains[thing] ?? 0) + amount
  }
  return gains
}
