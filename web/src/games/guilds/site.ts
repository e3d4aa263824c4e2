/** A site as it is drawn: where its cells are. The rules themselves say what fits, and what meets what (`placements`). */
import type { DrawnCell } from './pieces'
import type { Places, PlacedRoom, View } from './places'

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
