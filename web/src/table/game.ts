/** What a game provides for the table screen, which is the same for all games. */
import type { Component } from 'svelte'

import type { GameDetails, Moment, Move, Telling } from '../lib/api'

export type GameView = Moment['view']
/** The views of one game. */
export type ViewOf<Name extends GameView['game']> = Extract<GameView, { game: Name }>
type AnyComponents = GameDetails['components']
/** What is printed on the components of one game. */
export type ComponentsOf<Name extends AnyComponents['game']> = Extract<AnyComponents, { game: Name }>

const areOf = <Name extends AnyComponents['game']>(printed: AnyComponents, game: Name): printed is ComponentsOf<Name> => printed.game === game
export function componentsOf<Name extends AnyComponents['game']>({ components }: GameDetails, game: Name): ComponentsOf<Name> {
  if (areOf(components, game)) return components
  throw new Error(`these are components of ${components.game}, not of ${game}`)
}

export interface PartProps<V = GameView> {
  view: V
  details: GameDetails
}

export interface SeatProps<V = GameView> extends PartProps<V> {
  seat: number
}

export interface CommonProps<V = GameView> extends SeatProps<V> {
  names: readonly string[]
}

export interface BoardPartProps<V = GameView> extends SeatProps<V> {
  /** Who sits here, and what is to be said of them. */
  name?: string | undefined
  note?: string | undefined
  /** With all its cards to read, where the board stands beside the common one otherwise. */
  large?: boolean
}

/** Something that is certain to follow, or may. */
export interface Forecast {
  icon?: string
  text?: string
  /** In the game's own words, as the server tells it. */
  telling?: Telling
  /** Whose supply it is about, where it isn't the viewer's. */
  whose?: number
  may?: boolean
  /** Instead of what stands before it. */
  or?: boolean
  /** The number of the rule behind it, or the component. */
  rule?: number
  by?: { kind: string; component: string }
}

export interface TourStep<V = GameView> {
  /** The client's texts `<text>-title` and `<text>-text`. */
  text: string
  /** Points at the first element with this `data-tour` that can be seen, or with each of several; at nothing where it is empty. */
  at: string
  /** Left out at tables where this holds. */
  unless?(view: V, seat: number): boolean
  /** Goes on by itself once this has come about. */
  until?(view: V, seat: number): boolean
  /** While its thing lies under a sheet, the guide stands aside; it goes on where that can be seen. */
  waits?: boolean
}

export interface Tab {
  /** The elements that it leads to: the first one with legal targets, or else the first. */
  ids: string[]
  /** The viewer's own shield where it is left out. */
  icon?: string
  text: string
}

/** How far the game has come: rounds that are counted through, or something that runs out. */
export type Meter = { text: string } & ({ now: number; of: number } | { icon: string; left: number })

export interface GameParts<V = GameView> {
  name: string
  /** What has the middle of a wide screen: the player's own board, or the one that all share. */
  middle: 'own' | 'common'
  /** How wide the column beside a common board is, in pixels. */
  side?: number
  /** How wide the own board beside the others is on a tablet that stands, in pixels. */
  own?: number
  /** How high a table is at least on a tablet that stands, in pixels. */
  least?: number
  /** Whether the other players and the chronicle share one place there, as two leaves, even where the others are few. */
  leaves?: boolean
  Common: Component<CommonProps<V>>
  PlayerBoard: Component<BoardPartProps<V>>
  Panel: Component<SeatProps<V>>
  /** What the asked player holds in hand, in the dock. */
  Hand: Component<SeatProps<V>>
  /** Answers too many for the dock, in a panel of their own, opened by its key. */
  Drawer?: Component<SeatProps<V>>
  drawerGroup?: string
  drawerKey?: string
  drawerIcon?: string
  /** The parts that phones jump to, before the other players and the log. */
  tabs: Tab[]
  meter(view: V): Meter
  points(view: V, seat: number): number
  /** Pieces left, for the header of a player's panel; `thing` where it isn't called as its icon is. */
  piecesLeft(view: V, seat: number): { icon: string; thing?: string; count: number; text: string }[]
  /** What is to be said of a seat beside its name: that it has passed, say. */
  standing(view: V, seat: number): string[]
  /** The card of who plays a seat, as `kind:id`, where the game deals such cards. */
  cardOf?(view: V, seat: number): string | undefined
  isFirst(view: V, seat: number): boolean
  /** Whether nothing of the open turn has been answered yet, so that there are no crumbs. */
  isFresh(view: V): boolean
  /** Blocks of answers that begin a turn, and those that end one. */
  opensTurn: string[]
  endsTurn: string[]
  /** Habits of the rules (`GameDetails.habits`) that are left to them, unless the person wants to be asked. */
  leftToRules?: readonly string[]
  /** Blocks of answers that a turn can still be used for: who ends it without them is asked first. */
  usesOfTurn: readonly string[]
  /** Whether the answers lie on the table as cards or places to press: then a phone's dock doesn't repeat them. */
  liesOnTable(view: V): boolean
  /** Blocks of answers that the board or the hand shows well enough: the dock has no button for them. */
  shownElsewhere?: readonly string[]
  /** What to press, where the answers are put together on the table and the question doesn't say it; `may`: whether a block has a legal answer. */
  how?(view: V, seat: number, may: (block: string) => boolean): { icon: string; text: string } | null
  /** The main button, and the one that stands apart: by block, or by block and variant (`end_turn-pass`). */
  mainAction: string[]
  apartAction: string[]
  /** The icon that flies for a piece; null for a likeness of where it goes. By default that of its kind. */
  pieceIcon?(move: Move, view: V): string | null
  /** The icon of a value in a telling, by the kind that its key begins with. */
  iconFor(kind: string, value: string): string | null
  /** The icon of a block of answers, for crumbs. */
  blockIcons: Record<string, string>
  tour: TourStep<V>[]
}

export interface PictureProps {
  /** A component of the deck: `building` and `bank`. */
  kind: string
  id: string
  details: GameDetails
}
export type Picture = Component<PictureProps>

/** Signs of one sort and what they are called; `note` says what one does. */
export interface LegendPart {
  /** A text of the client. */
  heading: string
  signs: { icon: string; name: string; note?: string }[]
}
export type Legend = (details: GameDetails) => LegendPart[]

/** The table screen hands a game nothing but its own views, so it needs not know whose they are. */
export function partsOf<V extends GameView>(parts: GameParts<V>): GameParts {
  return parts as unknown as GameParts
}
