/** What the server foresees, as lines to show: what will happen, then what may. */
import type { Forecast as Foreseen, Happening } from '../lib/api'
import type { Forecast } from './game'
import { amountsIn } from './pieces'

export function linesOf(foreseen: Foreseen | null, seat: number): Forecast[] {
  if (foreseen === null) return []
  const lines = (happenings: readonly Happening[], may: boolean) => happenings.flatMap((each) => lineOf(each, seat, may))
  return [...lines(foreseen.will, false), ...lines(foreseen.may, true), ...choicesOf(foreseen, seat)]
}

/** Where a choice among a few follows: what each would bring that is not certain already. What several bring is told once. */
function choicesOf({ ways, will }: Foreseen, seat: number): Forecast[] {
  const certain = new Set(will.map((each) => JSON.stringify(each)))
  const lines = ways.map((way) => way.will.filter((each) => !certain.has(JSON.stringify(each))).flatMap((each) => lineOf(each, seat, false)))
  const different = new Map(lines.filter((each) => each.length > 0).map((each) => [JSON.stringify(each), each]))
  return [...different.values()].flatMap(([first, ...rest], i) => [{ ...first, or: i > 0 }, ...rest])
}

function lineOf({ telling, by }: Happening, seat: number, may: boolean): Forecast[] {
  if (telling === null) return []
  const [kind = '', component = ''] = by.split(':')
  const cause = kind === 'rule' ? { rule: Number(component) } : component !== '' ? { by: { kind, component } } : {}
  const owner = telling.values['seat']
  const whose = telling.id === 'change-supply' && typeof owner === 'number' && owner !== seat ? { whose: owner } : {}
  return [{ telling, may, ...cause, ...whose }]
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
