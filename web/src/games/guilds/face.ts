import type { Colour } from '../colours'
import type { Face, ScoreRow } from '../index'

const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow']

/** Goals of which each game has a few. */
const METRICS: Record<string, string> = {
  G01: 'faction-warriors',
  G02: 'faction-mages',
  G03: 'faction-priests',
  G04: 'faction-rogues',
  G05: 'faction-nobles',
  G06: 'faction-artisans',
  G07: 'faction-animals',
  G08: 'woman',
  G09: 'people-elf',
  G10: 'council',
  G11: 'house',
  G12: 'room-garden',
  G13: 'room-study',
  G14: 'room-training',
  G15: 'public-building',
  G16: 'income',
  G17: 'gold-coin',
  G18: 'window',
}
const goals: ScoreRow[] = Object.entries(METRICS).map(([key, icon]) => ({ key, icon, kind: 'goal', rare: true }))

export const face: Face = {
  icon: 'tent',
  cover: 'cover-guilds',
  minutes: [60, 90],
  colour: (seat) => COLOURS[seat] ?? null, // GLD-043
  scoring: [{ key: 'characters', icon: 'meeple' }, { key: 'rooms', icon: 'room-study' }, ...goals],
  tieIcons: { tie_income: 'income', tie_cells: 'house', tie_members: 'meeple' },
}
