/** Which drawing stands for which component of Guilds. */
import { faceOf, featuresOf, type Face } from '../../table/pieces'
import type { Components } from './places'

export const SIDES: readonly string[] = ['N', 'E', 'S', 'W']
export const ROTATIONS = 4

export type CharacterCard = Components['characters'][string]
export type RoomTile = Components['rooms'][string]

const COIN_ICONS: Record<string, string> = { gold: 'gold-coin' }
export const coinIcon = (currency: string): string => COIN_ICONS[currency] ?? currency

export const factionIcon = (faction: string): string => `faction-${faction}`

const TYPE_ICONS: Record<string, string> = { workshop: 'workshop' }
export const typeIcon = (type: string): string => TYPE_ICONS[type] ?? `room-${type}`

const METRIC_ICONS: Record<string, string> = {
  members_total: 'meeple',
  factions_distinct: 'council',
  races_distinct: 'people-elf',
  women: 'woman',
  rooms_large: 'public-building',
  built_cells: 'house',
  windows: 'window',
  income_weekly: 'income',
  gold_held: 'gold-coin',
}
/** What goals and effects count. */
export function metricIcon(metric: string): string {
  const [kind, of] = metric.split(':')
  if (kind === 'members' && of !== undefined) return factionIcon(of)
  return kind === 'rooms_type' && of !== undefined ? typeIcon(of) : (METRIC_ICONS[metric] ?? 'reputation')
}

const RACE_ICONS: Record<string, string> = { orc: 'people-green-elf' }
export const raceIcon = (race: string): string => RACE_ICONS[race] ?? `people-${race}`

const BUSTS: Record<string, string> = {
  warriors: 'defender',
  mages: 'mage',
  priests: 'priest',
  rogues: 'rogue',
  nobles: 'noble',
  artisans: 'builder',
}
/** Each animal has a drawing of its own. */
const ANIMALS: Record<string, string> = { B1: 'hound', B2: 'owl', B3: 'cat', B4: 'horse', B5: 'falcon', B6: 'mule' }
export const bustOf = (character: string, card: CharacterCard): string => ANIMALS[character] ?? BUSTS[card.faction] ?? 'adventurer'

export const featuresOfCharacter = (card: CharacterCard): string => featuresOf({ woman: card.gender === 'f', people: card.race })

const HATS = ['#8a5a3a', '#4a5f96', '#8d3b2f', '#5d7a4a', '#6b4a86', '#c58a3a', '#3f5f8a', '#98a39a']
const PELTS = ['#8a6a48', '#b98a5a', '#6b6660', '#a9743c', '#d8c6a2', '#7c6a5c']
const SKINS: Record<string, string> = { orc: '#9aa86c', elf: '#efd3b0', dwarf: '#d39a72' }

/** People of one faction share a bust; each card has a face of its own, and peoples differ in their skin. */
export function faceOfCharacter(id: string, card: CharacterCard): Face {
  const number = (id.codePointAt(0) ?? 0) + 3 * Number(id.slice(1))
  const face = faceOf(number, HATS)
  if (card.race === null) return { ...face, skin: PELTS[number % PELTS.length] ?? face.skin, hat: '#efe3c8' }
  return { ...face, skin: SKINS[card.race] ?? face.skin }
}

/** A cell of a room as it is drawn: columns to the right, rows downwards. */
export interface DrawnCell {
  x: number
  y: number
  doors: readonly string[]
  windows: readonly string[]
  inner: string | null
}

const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
/** The cell beside another, on the drawing. */
export function beside(x: number, y: number, side: string): [number, number] {
  const [dx, dy] = STEPS[side] ?? [0, 0]
  return [x + dx, y + dy]
}
export const opposite = (side: string): string => turned(side, 2)
export const turned = (side: string, quarters: number): string =>
  SIDES[(SIDES.indexOf(side) + quarters) % SIDES.length] ?? side

/** A room that lies nowhere yet, turned clockwise. */
export function looseCells(tile: RoomTile, rotation: number): DrawnCell[] {
  const side = tile.side === null ? null : turned(tile.side, rotation)
  const at: [number, number][] = side === null ? [[0, 0]] : [[0, 0], beside(0, 0, side)]
  const [left, top] = [Math.min(...at.map(([x]) => x)), Math.min(...at.map(([, y]) => y))]
  return at.map(([x, y], i) => ({
    x: x - left,
    y: y - top,
    doors: (tile.doors[i] ?? []).map((door) => turned(door, rotation)),
    windows: [],
    inner: side === null ? null : i === 0 ? side : opposite(side),
  }))
}

/** The icon of a value in a telling, by the kind that its key begins with. */
export function iconFor(kind: string, value: string): string | null {
  if (value === '' || value === 'none' || value.includes(',')) return null
  if (kind === 'good') return coinIcon(value)
  if (kind === 'marker') return value
  return kind === 'faction' ? factionIcon(value) : null
}
