/** Which answer each place of Architects stands for, in the open question. */
import type { GameDetails } from '../../lib/api'
import { ActionSpace, onceFor } from '../../table/actions'
import { componentsOf, type ViewOf } from '../../table/game'
import { COLUMNS, type Components } from './pieces'

export type View = ViewOf<'architects'>
export type BoardView = View['boards'][number]

export const CAPTURING = ['capture', 'free_capture', 'barracks']
const HIRING = ['workshop', 'market_middle', 'free_hire']
const DISCARDING = ['discard_for_cathedral', 'library', 'hand_limit']
/** Questions about cards that lie before the asked player alone. */
export const PICKING = ['choose_board', 'draft', 'draft_alone', 'blueprint']
/** An own apprentice, by its slot. */
const SLOT_QUESTIONS: Record<string, string> = { exchange: 'exchange_with', dismiss: 'dismiss', reset_order: 'resolve' }

export class Places {
  readonly space: ActionSpace
  readonly components: Components
  private readonly buildings: string[]
  private readonly boards: string[]

  constructor(details: GameDetails) {
    this.space = new ActionSpace(details.actions)
    this.components = componentsOf(details, 'architects')
    this.buildings = Object.keys(this.components.buildings)
    this.boards = Object.keys(this.components.boards)
  }

  /** An open circle, or the Guildhall. */
  location(view: View, location: number): number | null {
    const { stage } = view.question
    if (stage === 'turn') return this.space.encode('place', location)
    return stage === 'recall' && location < view.circles.length ? this.space.encode('recall', location) : null
  }

  market(view: View, market: number): number | null {
    if (view.question.stage === 'turn') return this.space.encode('place', view.circles.length + market)
    return view.question.stage === 'recall' ? this.space.encode('recall_from_market', market) : null
  }

  prison(view: View): number | null {
    return view.question.stage === 'recall' ? this.space.encode('recall_from_prison') : null
  }

  /** The workers of one seat on an open circle, where some are captured. */
  group(view: View, location: number, seat: number): number | null {
    return CAPTURING.includes(view.question.stage) ? this.space.encode('capture', location, seat) : null
  }

  candidate(view: View, cell: number): number | null {
    if (!HIRING.includes(view.question.stage)) return null
    return this.space.encode('hire', Math.floor(cell / COLUMNS), cell % COLUMNS)
  }

  /** The pile of building cards: cards are drawn at the Workshop, or a blueprint at the Black Market. */
  buildingPile(view: View): number | null {
    if (view.question.stage === 'workshop') return this.space.encode('draw_buildings')
    return view.question.stage === 'market_middle' ? this.space.encode('blueprint') : null
  }

  apprentice(view: View, slot: number): number | null {
    const asked = SLOT_QUESTIONS[view.question.stage]
    return asked === undefined ? null : this.space.encode(asked, slot)
  }

  /** A card in hand. */
  card(view: View, building: string): number | null {
    const { stage } = view.question
    const number = this.buildings.indexOf(building)
    if (stage === 'guildhall') return this.space.encode('construct', number)
    return DISCARDING.includes(stage) ? this.space.encode('discard', number) : null
  }

  /** A card of a packet or a blueprint. */
  offered(view: View, building: string): number | null {
    const number = this.buildings.indexOf(building)
    return this.space.encode(view.question.stage === 'draft_alone' ? 'discard' : 'pick', number)
  }

  board(board: string): number {
    return this.space.encode('choose_board', this.boards.indexOf(board))
  }

  /** A constructed building, at the end, where the order of effects is asked for. */
  built(view: View, building: string): number | null {
    return view.question.stage === 'end_order' ? this.space.encode('pick', this.buildings.indexOf(building)) : null
  }

  advance(view: View): number | null {
    return view.question.stage === 'guildhall' ? this.space.encode('advance') : null
  }

  /** Own workers on another board. */
  captive(view: View, holder: number): number | null {
    return view.question.stage === 'recall' ? this.space.encode('recall_from_board', holder) : null
  }
}

/** The places of a game, worked out once for its details. */
export const placesOf = onceFor((details) => new Places(details))
