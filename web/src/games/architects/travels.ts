/** What moved between two views of the table: workers, goods, cards, apprentices, markers. */
import { colourOf } from '../colours'
import { iconOf } from '../../table/pieces'
import type { Travel } from '../../table/travel'
import { GOODS, schemeIcon } from './pieces'
import type { BoardView, Places, View } from './places'

export function travels(before: View, after: View, places: Places): Travel[] {
  if (before.seats !== after.seats) return []
  return [
    ...after.boards.flatMap((_, seat) => workers(before, after, seat)),
    ...taxes(before, after),
    ...after.boards.flatMap((board, seat) => {
      const old = before.boards[seat]
      return old ? [...markers(after, old, board), ...cards(before, old, board, places), ...goods(before, after, old, board)] : []
    }),
    ...scheme(before, after, places),
  ]
}

/** Where the workers of a seat stand that are not placed. */
const homeOf = (view: View, seat: number) => `${seat}/supply/worker_${colourOf(view, seat)}`

/** Where the workers of a seat are, by anchor. */
function whereabouts(view: View, seat: number, home: string): Map<string, number> {
  const board = view.boards[seat]
  const found = new Map<string, number>()
  found.set(home, board?.workers.supply ?? 0)
  for (const { location, workers } of view.circles) found.set(`at/${location}/${seat}`, workers[seat] ?? 0)
  view.market.spaces.forEach((space, i) => found.set(`market/${i}`, space.worker === seat ? 1 : 0))
  view.guildhall.spaces.forEach((space, i) => found.set(`hall/${i}`, space.worker === seat ? 1 : 0))
  found.set('at/guildhall', board?.workers.beside ?? 0)
  found.set('prison', board?.workers.prison ?? 0)
  for (const other of view.boards) found.set(`${other.seat}/captured`, other.captured[seat] ?? 0)
  return found
}

interface Move {
  from: string
  to: string
  count: number
}

/** The fewest moves from the one to the other. */
function moves(before: View, after: View, seat: number): Move[] {
  const home = homeOf(after, seat) // before the boards were chosen, they had no colour
  const [was, is] = [whereabouts(before, seat, home), whereabouts(after, seat, home)]
  const change = [...is].map(([anchor, count]) => ({ anchor, by: count - (was.get(anchor) ?? 0) }))
  const left = change.filter(({ by }) => by < 0)
  const found: Move[] = []
  for (const goal of change.filter(({ by }) => by > 0)) {
    for (const start of left) {
      const count = Math.min(goal.by, -start.by)
      if (count <= 0) continue
      found.push({ from: start.anchor, to: goal.anchor, count })
      goal.by -= count
      start.by += count
    }
  }
  return found
}

function workers(before: View, after: View, seat: number): Travel[] {
  return moves(before, after, seat).map((move) => ({ ...move, icon: `worker-${colourOf(after, seat)}` }))
}

function taxes(before: View, after: View): Travel[] {
  const count = after.tax_stand - before.tax_stand
  if (count <= 0) return []
  return [{ from: `${before.active ?? 0}/supply/silver`, to: 'tax', icon: 'silver', count }]
}

/** Markers on the virtue track and the Cathedral; debts come and go in their place. */
function markers(view: View, old: BoardView, now: BoardView): Travel[] {
  const icon = `seat-${colourOf(view, now.seat)}`
  const here = (anchor: string, drawn: string): Travel => ({ from: anchor, to: anchor, icon: drawn })
  return [
    ...(old.virtue === now.virtue ? [] : [here(`virtue/${now.seat}`, icon)]),
    ...(old.cathedral === now.cathedral ? [] : [here(`cathedral/${now.seat}`, icon)]),
    ...(now.unpaid > old.unpaid ? [here(`${now.seat}/debts`, 'debt')] : []),
    ...(now.paid > old.paid ? [{ from: `${now.seat}/debts`, to: `${now.seat}/paid`, icon: 'debt-paid' }] : []),
  ]
}

function cards(before: View, old: BoardView, now: BoardView, places: Places): Travel[] {
  const hired = now.apprentices.filter((apprentice) => !old.apprentices.includes(apprentice))
  const built = now.buildings.filter((building) => !old.buildings.includes(building))
  const drawn = now.hand - (old.hand - built.length)
  return [
    ...hired.map((apprentice) => ({
      from: `grid/${Math.max(0, before.grid.findIndex((candidate) => candidate?.apprentice === apprentice))}`,
      to: `${now.seat}/apprentices`,
      icon: places.components.apprentices[apprentice]?.skills[0] ?? 'apprentice',
    })),
    ...built.map((building) => ({
      from: old.cards?.includes(building) ? `card/${building}` : `${now.seat}/hand`,
      to: `${now.seat}/buildings`,
      icon: 'house',
    })),
    ...(drawn > 0 && now.opponent === null ? [{ from: 'pile/buildings', to: `${now.seat}/hand`, icon: 'plot', count: drawn }] : []),
  ]
}

/** Goods that came fly in from where they were had; those that went leave without ado. */
function goods(before: View, after: View, old: BoardView, now: BoardView): Travel[] {
  const source = sourceOf(before, after, old, now)
  const gained = GOODS.flatMap((good) => {
    const count = (now.goods[good] ?? 0) - (old.goods[good] ?? 0)
    return count > 0 ? [{ from: source, to: `${now.seat}/supply/${good}`, icon: iconOf(good), count }] : []
  })
  const materials = now.materials - old.materials
  return materials > 0 ? [...gained, { from: source, to: `${now.seat}/supply/materials`, icon: 'any-resource', count: materials }] : gained
}

function sourceOf(before: View, after: View, old: BoardView, now: BoardView): string {
  const home = homeOf(after, now.seat)
  const placed = moves(before, after, now.seat).find((move) => move.from === home)?.to
  if (placed === `at/tax_stand/${now.seat}`) return 'tax'
  if (old.cathedral !== now.cathedral) return 'pile/rewards'
  const hired = before.grid.findIndex((candidate) => candidate && !old.apprentices.includes(candidate.apprentice) && now.apprentices.includes(candidate.apprentice))
  if (hired >= 0) return `grid/${hired}`
  if (placed) return placed.startsWith('at/') ? placed.slice(0, placed.lastIndexOf('/')) : placed
  return before.active === now.seat && before.command.location ? anchorOf(before.command.location) : `${now.seat}/points`
}

function anchorOf(location: string): string {
  const space = ['black_market_small', 'black_market_middle', 'black_market_large'].indexOf(location)
  return space >= 0 ? `market/${space}` : `at/${location}`
}

function scheme(before: View, after: View, places: Places): Travel[] {
  const now = after.automaton
  if (!now?.scheme || (before.automaton?.scheme === now.scheme && before.automaton.schemes_left === now.schemes_left)) return []
  const card = places.components.schemes[now.scheme]
  return card ? [{ from: `${now.seat}/scheme`, to: `${now.seat}/scheme`, icon: schemeIcon(card) }] : []
}
