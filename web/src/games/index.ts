// The games that this client can draw. A game is a folder beside this file: `face.ts` (how it appears outside
// its table), `Table.svelte` (the table screen) and `Board.svelte` (a board to look at, for replays).
import type { Component, Snippet } from 'svelte'

import type { GameDetails, Moment, Seat } from '../lib/api'
import type { LiveTable } from '../lib/table.svelte'

export interface ScoreRow {
  /** A key of `Result.details`; the client's text `score-<game>-<key>` names it, with `.note` for the small print. */
  key: string
  icon: string
}

export interface Face {
  icon: string
  cover: string
  minutes: [number, number]
  /** The rule that says how many may play. */
  playersRule: string
  /** Hands that others must not see want a curtain between people at one screen. */
  secretHands: boolean
  scoring: ScoreRow[]
  /** Compared in this order when the points are equal, with the rule that says so. */
  ties: (ScoreRow & { rule: number })[]
}

export interface TableProps {
  table: LiveTable
}

export interface BoardProps {
  view: Moment['view']
  details: GameDetails
  seats: Seat[]
  /** The seat whose board is shown first. */
  seat: number
  askedSeat: number | null
  /** The log, where the board has a place for it. */
  chronicle?: Snippet
}

const faces = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' })
const tables = import.meta.glob<Component<TableProps>>('./*/Table.svelte', { import: 'default' })
const boards = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' })

export function faceOf(game: string): Face | null {
  return faces[`./${game}/face.ts`] ?? null
}
export function loadTable(game: string): Promise<Component<TableProps>> | null {
  return tables[`./${game}/Table.svelte`]?.() ?? null
}
export function loadBoard(game: string): Promise<Component<BoardProps>> | null {
  return boards[`./${game}/Board.svelte`]?.() ?? null
}

const SEAT_COLOURS = ['madder', 'woad', 'weld', 'verdigris', 'murrey', 'ash'] as const

/** The name of a seat's colour: `seat-<colour>` is its shield, `worker-<colour>` its piece. */
export function colourOf(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat] ?? 'ash'
}
