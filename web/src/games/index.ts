// The games that this client can draw. A game is a folder beside this file: `face.ts` (how it appears outside
// its table), `parts.ts` (what it draws at a table), `Picture.svelte` (a component to look at, in what is read
// about the game), `legend.ts` (what its signs are called) and `text/` (the words for all that).
import type { GameParts, Legend, Picture } from '../table/game'
import type { Colour, Sitting } from './colours'

export interface ScoreRow {
  /** A key of `Result.details`; the client's text `score-<game>-<key>` names it, with `-note` for the small print. */
  key: string
  /** It is a component of this kind, and the game itself has a name for it. */
  kind?: string
  icon: string
  /** Left out where nobody has any. */
  rare?: boolean
}

export interface Face {
  icon: string
  cover: string
  minutes: [number, number]
  /** The rulebook's colour of a seat, null while it is still open; left out where the rulebook names none. */
  colour?(seat: number, sitting: Sitting): Colour | null
  scoring: ScoreRow[]
  /** What is compared when the points are equal. */
  tieIcons: Record<string, string>
}

const faces = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' })
const parts = import.meta.glob<GameParts>('./*/parts.ts', { import: 'parts' })
const pictures = import.meta.glob<Picture>('./*/Picture.svelte', { import: 'default' })
const legends = import.meta.glob<Legend>('./*/legend.ts', { import: 'legend' })

export function faceOf(game: string): Face | null {
  return faces[`./${game}/face.ts`] ?? null
}
export function loadParts(game: string): Promise<GameParts> | null {
  return parts[`./${game}/parts.ts`]?.() ?? null
}
export function loadPicture(game: string): Promise<Picture> | null {
  return pictures[`./${game}/Picture.svelte`]?.() ?? null
}
export function loadLegend(game: string): Promise<Legend> | null {
  return legends[`./${game}/legend.ts`]?.() ?? null
}
