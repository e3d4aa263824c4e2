/** A site as it is drawn: where its cells are, what meets what. The rules themselves say what fits (`placements`). */
import { beside, opposite, type DrawnCell } from './pieces'
import type { Places, PlacedRoom, Placement, View } from './places'

type RoomCell = PlacedRoom['cells'][number]

/** A room on the site, the entrance hall among them. */
export interface Laid {
  /** null for the hall. */
  room: string | null
  type: string
  rotation: number
  active: boolean
  halves: number
  cells: RoomCell[]
}

/** The column and the row of a cell, counted from above: the street is below. */
export function spotOf(places: Places, cell: number): [x: number, y: number] {
  const { width, depth } = places.components.site
  return [cell % width, depth - 1 - Math.floor(cell / width)]
}

/** The cell in a column and a row; null off the site. */
export function cellAt(places: Places, x: number, y: number): number | null {
  const { width, depth } = places.components.site
  return x >= 0 && y >= 0 && x < width && y < depth ? width * (depth - 1 - y) + x : null
}

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

/** Where a room lies on the grid. */
export function boxOf(places: Places, cells: readonly RoomCell[]): Box {
  const at = cells.map(({ cell }) => spotOf(places, cell))
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, wide: Math.max(...xs) - x + 1, high: Math.max(...ys) - y + 1 }
}

/** The cells of a room, for its drawing. */
export function drawn(places: Places, cells: readonly RoomCell[]): DrawnCell[] {
  const box = boxOf(places, cells)
  return cells.map((cell) => {
    const [x, y] = spotOf(places, cell.cell)
    return { x: x - box.x, y: y - box.y, doors: cell.doors, windows: cell.windows, inner: cell.inner }
  })
}

export function laidOn(view: View, places: Places, seat: number): Laid[] {
  const { hall_cell, hall_doors } = places.components.site
  const hall: Laid = {
    room: null,
    type: 'hall',
    rotation: 0,
    active: true,
    halves: 0,
    cells: [{ cell: hall_cell, doors: [...hall_doors], windows: [], inner: null }],
  }
  const rooms = view.boards[seat]?.site.rooms ?? []
  return [hall, ...rooms.map((each) => ({ ...each, type: places.components.rooms[each.room]?.type ?? 'study' }))]
}

/** An edge that a room would share with another one. */
export interface Contact {
  cell: number
  side: string
  with: Laid
  door: boolean
  /** Whether the other side is the same: a door too, or a wall too. */
  meets: boolean
}

export function contactsOf(places: Places, laid: readonly Laid[], { cells }: Placement): Contact[] {
  const own = cells.map(({ cell }) => cell)
  return cells.flatMap(({ cell, doors }) =>
    ['N', 'E', 'S', 'W'].flatMap((side) => {
      const next = cellAt(places, ...beside(...spotOf(places, cell), side))
      if (next === null || own.includes(next)) return []
      const other = laid.find((each) => each.cells.some((its) => its.cell === next))
      const facing = other?.cells.find((its) => its.cell === next)
      if (!other || !facing) return []
      const door = doors.includes(side)
      return [{ cell, side, with: other, door, meets: facing.doors.includes(opposite(side)) === door }]
    }),
  )
}
