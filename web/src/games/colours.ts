// The colour of a seat, as its game's rulebook has it: `seat-<dye>` is the shield, `worker-<dye>` the piece.
import type { Options } from '../lib/options'
import type { GameView } from '../table/game'
import { faceOf } from './index'

/** What the rulebooks call the colours that we dye with. */
const DYES = {
  red: 'madder',
  blue: 'woad',
  yellow: 'weld',
  green: 'verdigris',
  purple: 'murrey',
  black: 'ash',
  white: 'chalk',
} as const
export type Colour = keyof typeof DYES
export type Dye = (typeof DYES)[Colour] | 'undyed'

/** Where a rulebook says nothing. */
const OUR_ORDER: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple', 'black']

/** What the colours of a game's seats may hang on. */
export interface Sitting {
  players: number
  options: Options
  /** None before the game has begun, and in lists of tables. */
  view: GameView | null
}

export function dyeOf(colour: Colour | string | null): Dye {
  return DYES[colour as Colour] ?? 'undyed'
}

function dyeAt(game: string, seat: number, sitting: Sitting): Dye {
  const face = faceOf(game)
  return dyeOf(face?.colour === undefined ? (OUR_ORDER[seat] ?? null) : face.colour(seat, sitting))
}

/** On the table. */
export function colourOf(view: GameView, seat: number): Dye {
  return dyeAt(view.game, seat, { players: view.boards.length, options: {}, view })
}

/** At a table, whether or not its game has begun. */
export function colourAt(table: { game: string; seats: readonly { kind: string }[]; options: Options; view?: GameView | null }, seat: number): Dye {
  if (table.view != null) return colourOf(table.view, seat)
  const players = table.seats.filter((each) => each.kind !== 'automaton').length
  return dyeAt(table.game, seat, { players, options: table.options, view: null })
}
