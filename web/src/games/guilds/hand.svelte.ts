/** The room that is being bought, while its buyer looks for a place: how it is turned, and where it is held. */
import type { Attachment } from 'svelte/attachments'

import { looseCells, ROTATIONS } from './pieces'
import type { Placement, Places, View } from './places'
import { cellAt } from './site'

export class RoomInHand {
  rotation = $state(0)
  /** The place picked by a first tap. */
  picked: Placement | null = $state.raw(null)
  /** The cell that is looked at. */
  cell: number | null = $state(null)
  /** Where the pointer is that carries the room. */
  carried: { x: number; y: number } | null = $state(null)
  private grid: HTMLElement | null = $state.raw(null)
  private room: string | null = null

  /** Another room is in hand, or none: it begins as it fits best. */
  follow(view: View): void {
    const { room } = view.command
    if (room === this.room) return
    this.room = room
    this.picked = null
    this.cell = null
    if (room === null) this.carried = null
    this.rotation = room === null ? 0 : bestTurn(view.placements ?? [])
  }

  /** The grid of the site, for whoever carries the room over it. */
  readonly onto: Attachment<HTMLElement> = (grid) => {
    this.grid = grid
    return () => (this.grid = null)
  }

  turn(by: 1 | -1): void {
    this.rotation = (this.rotation + by + ROTATIONS) % ROTATIONS
    this.picked = null
  }

  at(view: View, cell: number, rotation = this.rotation): Placement | undefined {
    return view.placements?.find((each) => each.cell === cell && each.rotation === rotation)
  }

  /** How it would lie on a cell: by its first cell, or by its second where only that fits. */
  over(view: View, cell: number): Placement | undefined {
    const first = this.at(view, cell)
    if (!first || first.verdict === 0) return first
    const second = view.placements?.find(
      ({ verdict, rotation, cells }) => verdict === 0 && rotation === this.rotation && cells.some((each) => each.cell === cell),
    )
    return second ?? first
  }

  /** What is looked at: carried there, picked, or under the pointer or the focus. */
  looked(view: View, places: Places): Placement | undefined {
    if (this.carried) return this.under(view, places, this.carried)
    if (this.cell !== null) return this.over(view, this.cell)
    return this.picked ?? undefined
  }

  /** How wide a cell of the site is on the screen. */
  cellSize({ components }: Places): number {
    return this.grid ? this.grid.getBoundingClientRect().width / components.site.width : 60
  }

  /** The placement that lies nearest to a carried room, if it is over the site. */
  private under(view: View, places: Places, { x, y }: { x: number; y: number }): Placement | undefined {
    const tile = places.components.rooms[this.room ?? '']
    const box = this.grid?.getBoundingClientRect()
    if (!tile || !box) return undefined
    const { width, depth } = places.components.site
    const cells = looseCells(tile, this.rotation)
    const [first] = cells
    const middle = (of: number[]) => Math.max(...of) / 2
    const column = Math.round(((x - box.left) / box.width) * width - 0.5 - middle(cells.map((each) => each.x)) + (first?.x ?? 0))
    const row = Math.round(((y - box.top) / box.height) * depth - 0.5 - middle(cells.map((each) => each.y)) + (first?.y ?? 0))
    const cell = cellAt(places, column, row)
    return cell === null ? undefined : this.at(view, cell)
  }

  /** All places where it fits as it is turned now. */
  fits(view: View): Placement[] {
    return (view.placements ?? []).filter(({ verdict, rotation }) => verdict === 0 && rotation === this.rotation)
  }

  /** The turns with which it would fit over a cell after all. */
  turnsFor(view: View, cell: number): number[] {
    const fitting = (view.placements ?? []).filter(({ verdict, cells }) => verdict === 0 && cells.some((each) => each.cell === cell))
    return [...new Set(fitting.map(({ rotation }) => rotation))].sort()
  }
}

/** The first turn with a place that can be reached, or else with any. */
function bestTurn(placements: readonly Placement[]): number {
  const legal = placements.filter(({ verdict }) => verdict === 0).sort((a, b) => a.rotation - b.rotation)
  return (legal.find(({ active }) => active) ?? legal[0])?.rotation ?? 0
}
