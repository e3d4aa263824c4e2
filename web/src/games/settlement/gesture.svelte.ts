/**
 * What a person presses or carries before an answer is whole: a plot and then the building for it, a tile and
 * then the plot, a stack that the market is to be refilled from. The rules judge each answer that it comes to.
 */
import type { Proposal } from '../../table/context'
import type { Places, View } from './places'

const BUILDING = ['turn', 'place_building']

export class Gesture {
  /** The plot that a building is wanted for. */
  plot: number | null = $state(null)
  /** The stack that an emptied field of the market is refilled from; the rules have a usual one. */
  stack: number | null = $state(null)
  /** The tile that is carried, by its field of the market, and where the pointer is. */
  carried: { field: number; x: number; y: number } | null = $state(null)
  private since = -1

  /** The question has changed: what was for another turn is over. */
  follow(view: View, asked: { ply: number } | null): void {
    const { stage } = view.question
    const isNew = asked === null || !BUILDING.includes(stage) || (stage === 'turn' && asked.ply !== this.since)
    if (isNew) this.stack = null
    if (isNew || stage !== 'turn') this.plot = null
    if (stage === 'turn' && asked) this.since = asked.ply
  }

  pickPlot(plot: number): void {
    this.plot = this.plot === plot ? null : plot
  }

  pickStack(stack: number): void {
    this.stack = this.stack === stack ? null : stack
  }
}

/** A building of the market onto a plot, and what comes after it from a stack if one was chosen. */
export function building(places: Places, field: number, plot: number, stack: number | null): Proposal {
  const { space } = places
  return givingBy({ turn: space.encode('build', field), ...settling(places, plot, stack) }, stack)
}

/** The same for a building that is in hand. */
export function placing(places: Places, plot: number, stack: number | null): Proposal {
  return givingBy(settling(places, plot, stack), stack)
}

/** Into the wilderness, and the tile that is found onto the very field that was pressed. */
export function exploring({ space }: Places, field: number): Proposal {
  const [row, column] = [Math.floor(field / 3), field % 3]
  return givingBy({ turn: space.encode('explore', row), lay_landscape: space.encode('lay', row, column) }, null)
}

function settling({ space }: Places, plot: number, stack: number | null): Record<string, number> {
  const place = { place_building: space.encode('place', Math.floor(plot / 3), plot % 3) }
  return stack === null ? place : { ...place, choose_stack: space.encode('stack', stack) }
}

/** One answer for each question, by its stage; a turn is answered once. */
function givingBy(answers: Record<string, number>, stack: number | null): Proposal {
  const next: Proposal['next'] = ({ question: { stage } }, given) => (stage === 'turn' && given > 0 ? null : (answers[stage] ?? null))
  return { text: null, forecast: [], next, ...(stack === null ? {} : { decides: ['stacks'] }) }
}

/** There is one person at this screen, and one table before them. */
export const gesture = new Gesture()
