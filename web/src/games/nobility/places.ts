/** Which answer each place of Nobility stands for, in the open question. */
import type { GameDetails } from '../../lib/api'
import { ActionSpace, onceFor } from '../../table/actions'
import type { Proposal } from '../../table/context'
import { componentsOf, type ComponentsOf, type ViewOf } from '../../table/game'
import { GOODS } from './pieces'

export type View = ViewOf<'nobility'>
export type Components = ComponentsOf<'nobility'>
export type BoardView = View['boards'][number]
export type DieView = View['yard']['dice'][number]
export type GuildView = View['guilds'][number]
export type CommissionView = BoardView['commissions'][number]

/** Questions about a card of the tavern. */
export const TAKING = ['take_settler', 'another_settler', 'lord_settler']
/** Questions about commission cards that lie before the asked player alone. */
export const PICKING = ['first_commission', 'commission']
const APPRENTICE_QUESTIONS: Record<string, string> = {
  employ: 'move_apprentice',
  return: 'return_apprentice',
  lord_apprentice: 'assign',
}

export class Places {
  readonly space: ActionSpace
  readonly components: Components
  private readonly commissions: string[]
  private readonly tiles: string[]

  constructor(details: GameDetails) {
    this.space = new ActionSpace(details.actions)
    this.components = componentsOf(details, 'nobility')
    this.commissions = Object.keys(this.components.commissions)
    this.tiles = Object.keys(this.components.dice_tiles)
  }

  private place(view: View, location: string, ...where: number[]): number | null {
    return view.question.stage === 'target' ? this.space.encode(`place_${location}`, ...where) : null
  }

  /** Only the slot on which the die would lie stands for the location. */
  private onSlot(view: View, location: string, slot: number, ...where: number[]): number | null {
    return view.command.slots[location] === slot ? this.place(view, location, ...where) : null
  }

  /** The next slot of the row, or its last one where all are taken. */
  row(view: View, location: 'tavern' | 'yard', slot: number): number | null {
    return this.onSlot(view, location, slot)
  }

  guild(view: View, guild: number, slot: number): number | null {
    return this.onSlot(view, 'guild', slot, guild)
  }

  hall(view: View, space: number): number | null {
    return this.onSlot(view, 'hall', space)
  }

  harbour(view: View, slot: number): number | null {
    return this.onSlot(view, 'harbour', slot)
  }

  council(view: View, row: number, column: number): number | null {
    return this.onSlot(view, 'council', row, column)
  }

  berk(view: View, slot: number): number | null {
    return this.onSlot(view, 'berk', slot)
  }

  /** The slot of the die's value, or the extra one behind those. */
  castle(view: View, slot: number): number | null {
    return slot < this.components.bands.length ? this.onSlot(view, 'castle', slot, 0) : this.place(view, 'castle', 1)
  }

  ownSlot(view: View): number | null {
    return this.place(view, 'board')
  }

  desk(view: View, row: number, column: number): number | null {
    return this.onSlot(view, 'chancery', column, row)
  }

  diceTile(view: View, tile: string): number | null {
    return this.place(view, 'tile', this.tiles.indexOf(tile))
  }

  /** A card in the tavern; to a die in hand it is the tavern. */
  display(view: View, space: number): number | null {
    return TAKING.includes(view.question.stage) ? this.space.encode('take_settler', space) : this.place(view, 'tavern')
  }

  /** The die into the tavern, and the card that was pressed for it. */
  takingFor(view: View, space: number): Proposal | null {
    if (view.question.stage !== 'target') return null
    const answers: Record<string, number> = { target: this.space.encode('place_tavern'), take_settler: this.space.encode('take_settler', space) }
    return { text: null, forecast: [], next: (now) => answers[now.question.stage] ?? null }
  }

  /** A settler card in hand. */
  settler(view: View, slot: number): number | null {
    if (slot >= this.components.hand_limit) return null
    if (view.question.stage === 'turn') return this.space.encode('complete', slot)
    return view.question.stage === 'discard_settler' ? this.space.encode('discard_settler', slot) : null
  }

  /** An own workshop is sold in the guild where it stands. */
  workshop(view: View, guild: number, space: number): number | null {
    return view.question.stage === 'turn' ? this.space.encode('sell_workshop', guild, space) : null
  }

  plot(view: View, plot: number, built: boolean): number | null {
    if (view.question.stage === 'plot') return this.space.encode('build', plot)
    return view.question.stage === 'turn' && built ? this.space.encode('sell_public', plot) : null
  }

  lot(view: View): number | null {
    return view.question.stage === 'employ' ? this.space.encode('employ_worker') : null
  }

  /** The apprentices of a guild: own ones leave it, or a worker comes. */
  apprentices(view: View, guild: number): number | null {
    const asked = APPRENTICE_QUESTIONS[view.question.stage]
    return asked === undefined ? null : this.space.encode(asked, guild)
  }

  /** A good of the ship. */
  cargo(view: View, good: string): number | null {
    return view.question.stage === 'sell' ? this.space.encode('sell_good', goodNumber(good)) : null
  }

  commission(card: string): number {
    return this.space.encode('keep_commission', this.commissions.indexOf(card))
  }
}

export const goodNumber = (good: string): number => (GOODS as readonly string[]).indexOf(good)

/** "3–4": the values of dice that a slot takes. */
export const valuesOf = (values: readonly number[] = []): string => [...new Set([values[0], values.at(-1)])].join('–')

/** The places of a game, worked out once for its details. */
export const placesOf = onceFor((details) => new Places(details))

/** Whether the event of this round closes a place. */
export const isClosed = (view: View, location: string): boolean => view.event?.closed.includes(location) === true
