/** What a game provides for the table screen, which is the same for all games. */
import type { Component } from 'svelte'

import type { GameDetails, Moment } from '../lib/api'
import type { ActionSpace } from './actions'
import type { Travel } from './travel'

export type GameView = Moment['view']

export interface PartProps {
  view: GameView
  details: GameDetails
}

export interface SeatProps extends PartProps {
  seat: number
}

export interface BoardPartProps extends SeatProps {
  /** Who sits here, and what is to be said of them. */
  name?: string
  note?: string
}

/** Something that is certain to follow, or may. */
export interface Forecast {
  icon: string
  text: string
  /** The number of the rule behind it. */
  rule?: number
}

export interface TourStep {
  /** The client's texts `<text>-title` and `<text>-text`. */
  text: string
  /** Points at the element with this `data-tour`. */
  at: string
  /** On phones, the part that has it. */
  tab: string
  /** Goes on by itself once this has come about. */
  until?: (view: GameView, seat: number) => boolean
}

export interface Tab {
  /** The elements that it leads to: the first one with legal targets, or else the first. */
  ids: string[]
  icon: string
  text: string
}

export interface GameParts<V = GameView> {
  name: string
  Common: Component<PartProps>
  PlayerBoard: Component<BoardPartProps>
  Panel: Component<SeatProps>
  /** What the asked player holds in hand, in the dock. */
  Hand: Component<SeatProps>
  /** Answers too many for the dock, in a panel of their own, opened by its key. */
  Drawer?: Component<SeatProps>
  drawerGroup?: string
  drawerKey?: string
  drawerIcon?: string
  /** The parts that phones jump to, beside the players and the log. */
  tabs: Tab[]
  progress(view: V): { now: number; of: number; text: string }
  points(view: V, seat: number): number
  /** Pieces left, for the header of a player's panel. */
  piecesLeft(view: V, seat: number): { icon: string; count: number; text: string }[]
  hasPassed(view: V, seat: number): boolean
  isFirst(view: V, seat: number): boolean
  /** The answer that is given by default, unless the person wants to be asked. */
  automatic(view: V, verdict: readonly number[], space: ActionSpace): number | null
  /** Whether an answer ends this person's turn. */
  handsOver(view: V, action: number, space: ActionSpace): boolean
  /** Whether the turn could still be used for something. */
  leavesOpen(verdict: readonly number[], space: ActionSpace): boolean
  /** The main button, and the one that stands apart. */
  mainAction: string[]
  apartAction: string[]
  forecast(view: V, details: GameDetails, seat: number, action: number | null): Forecast[]
  travels(before: V, after: V, details: GameDetails): Travel[]
  /** The icon of a value in a telling, by the kind that its key begins with. */
  iconFor(kind: string, value: string): string | null
  /** The icon of a block of answers, for crumbs. */
  blockIcons: Record<string, string>
  tour: TourStep[]
}
