/** What the server foresees, as lines to show: what will happen, then what may. */
import type { Forecast as Foreseen, Happening } from '../lib/api'
import type { Forecast } from './game'

export function linesOf(foreseen: Foreseen | null, seat: number): Forecast[] {
  if (foreseen === null) return []
  const lines = (happenings: readonly Happening[], may: boolean) => happenings.flatMap((each) => lineOf(each, seat, may))
  return [...lines(foreseen.will, false), ...lines(foreseen.may, true)]
}

function lineOf({ telling, by }: Happening, seat: number, may: boolean): Forecast[] {
  if (telling === null) return []
  const rule = by.startsWith('rule:') ? { rule: Number(by.slice('rule:'.length)) } : {}
  const owner = telling.values['seat']
  const whose = telling.id === 'change-supply' && typeof owner === 'number' && owner !== seat ? { whose: owner } : {}
  return [{ telling, may, ...rule, ...whose }]
}

/** What a seat would have more or less of, as far as that is certain: `{ gold: 1, stone: -2 }`. */
export function gainsOf(foreseen: Foreseen | null, seat: number): Record<string, number> {
  const gains: Record<string, number> = {}
  for (const { telling } of foreseen?.will ?? []) {
    if (telling?.id !== 'change-supply' || telling.values['seat'] !== seat) continue
    for (const part of String(telling.values['changes']).split(',')) {
      const [thing = '', amount = '0'] = part.split('=')
      gains[thing] = (gains[thing] ?? 0) + Number(amount)
    }
  }
  return gains
}
