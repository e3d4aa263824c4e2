/** Which answer each place of Guilds stands for, in the open question. */
import type { GameDetails } from '../../lib/api'
import { ActionSpace, onceFor } from '../../table/actions'
import { componentsOf, type ComponentsOf, type ViewOf } from '../../table/game'

export type View = ViewOf<'guilds'>
export type Components = ComponentsOf<'guilds'>
export type BoardView = View['boards'][number]
export type AreaView = View['areas'][number]
export type OfferView = View['display'][number]
export type PlacedRoom = BoardView['site']['rooms'][number]
export type Placement = NonNullable<View['placements']>[number]

/** Questions about the areas of a bid. */
export const BIDDING = ['auction', 'add_silver', 'second_area']
/** Questions whose answers are people, or cards of other guilds. */
export const PICKING = ['choose', 'victim']

export class Places {
  readonly space: ActionSpace
  readonly components: Components
  private readonly characters: string[]

  constructor(details: GameDetails) {
    this.space = new ActionSpace(details.actions)
    this.components = componentsOf(details, 'guilds')
    this.characters = Object.keys(this.components.characters)
  }

  bid(area: number): number {
    return this.space.encode('bid', area)
  }

  add(silver: number): number {
    return this.space.encode('add', silver)
  }

  /** Whose leader's card is taken, or must be. */
  take(view: View, area: number, card: number): number | null {
    return ['auction', 'forced_take'].includes(view.question.stage) ? this.space.encode('take', area, card) : null
  }

  /** A room on display: to be bought, or kept with a coin. */
  offer(view: View, { place, room }: OfferView): number | null {
    if (room === null) return null
    if (view.question.stage === 'building') return this.space.encode('buy', place)
    return view.question.stage === 'protect' ? this.space.encode('protect', place, 0) : null
  }

  /** The same without paying, where somebody in the guild can do that. */
  keepFree(view: View, { place, room }: OfferView): number | null {
    return room !== null && view.question.stage === 'protect' ? this.space.encode('protect', place, 1) : null
  }

  lay(cell: number, rotation: number): number {
    return this.space.encode('place', cell, rotation)
  }

  exchange(lots: number): number {
    return this.space.encode('exchange', lots)
  }

  /** What a character or a room of one's own can do by choice. */
  abilities(kind: 'character' | 'room', source: string): number[] {
    return this.components.abilities.flatMap((ability, number) =>
      ability.kind === kind && ability.source === source ? [this.space.encode('use_ability', number)] : [],
    )
  }

  choose(seat: number): number {
    return this.space.encode('choose', seat)
  }

  remove(character: string): number {
    return this.space.encode('remove', this.characters.indexOf(character))
  }

  areaNumber(area: string): number {
    return Number(area.slice(1)) - 1
  }
}

/** The places of a game, worked out once for its details. */
export const placesOf = onceFor((details) => new Places(details))
