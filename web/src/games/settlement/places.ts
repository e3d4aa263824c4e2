/** Which answer each place of Settlement stands for, in the open question. */
import type { GameDetails } from '../../lib/api'
import { ActionSpace, onceFor } from '../../table/actions'
import { componentsOf, type ViewOf } from '../../table/game'
import { NORMAL, type Components } from './pieces'

export type View = ViewOf<'settlement'>
export type BoardView = View['boards'][number]

const LANDSCAPE_QUESTIONS: Record<string, string> = {
  lay_landscape: 'lay',
  trading_post: 'trade_at',
  scroll: 'scroll',
}
const BUILDING_QUESTIONS: Record<string, string> = {
  place_building: 'place',
  settlement_row: 'resolve',
  hourglass: 'resolve',
}
const GOOD_QUESTIONS: Record<string, string> = { pay_normal: 'pay', gain_normal: 'gain', keep: 'keep' }

export class Places {
  readonly space: ActionSpace
  readonly components: Components

  constructor(details: GameDetails) {
    this.space = new ActionSpace(details.actions)
    this.components = componentsOf(details, 'settlement')
  }

  /** A field of the wilderness. In a turn, what may be done there follows from what lies there. */
  wild(view: View, board: BoardView, field: number): number | null {
    const [row, column] = [Math.floor(field / 3), field % 3]
    const { stage } = view.question
    const asked = LANDSCAPE_QUESTIONS[stage]
    if (asked !== undefined) return this.space.encode(asked, row, column)
    if (stage !== 'turn') return null
    const land = board.wilderness[field]
    if (!land) return this.space.encode('explore', row)
    const action = land.monster ? 'fight' : land.fortress ? 'activate_fortress' : 'erect_fortress'
    return this.space.encode(action, row, column)
  }

  settlement(view: View, place: number): number | null {
    const asked = BUILDING_QUESTIONS[view.question.stage]
    return asked === undefined ? null : this.space.encode(asked, Math.floor(place / 3), place % 3)
  }

  /** Wood, clay or stone in the supply, where one is to be paid, gained or kept. */
  good(view: View, good: number): number | null {
    const asked = GOOD_QUESTIONS[view.question.stage]
    return asked === undefined || good >= NORMAL.length ? null : this.space.encode(asked, good)
  }

  artifact(artifact: string): number {
    return this.space.encode('take', Object.keys(this.components.artifacts).indexOf(artifact))
  }
}

/** Whether settlers stand on a field. */
export const isManned = (settlers: { normal: number; bonus: number }) => settlers.normal + settlers.bonus > 0

/** The places of a game, worked out once for its details. */
export const placesOf = onceFor((details) => new Places(details))
