/** The first game, shown at the table itself. */
import type { TourStep } from '../../table/game'
import type { View } from './places'

const holdsCards = (view: View) => view.draft_step === 0 && view.active !== null
/** Alone, a card is given up; otherwise cards are chosen. */
const isAlone = (view: View) => view.question.stage === 'draft_alone'
const hasPlaced = (view: View, seat: number) =>
  view.circles.some(({ workers }) => (workers[seat] ?? 0) > 0) || view.market.spaces.some(({ worker }) => worker === seat) || (view.boards[seat]?.workers.guildhall ?? 0) > 0

export const tour: TourStep<View>[] = [
  { text: 'architects-tour-goal', at: '' },
  { text: 'architects-tour-draft', at: 'draft', until: holdsCards, unless: isAlone },
  { text: 'architects-tour-alone', at: 'draft', until: holdsCards, unless: (view) => !isAlone(view) },
  { text: 'architects-tour-dock', at: 'dock' },
  { text: 'architects-tour-mine', at: 'mine' },
  { text: 'architects-tour-town', at: 'town', until: hasPlaced, waits: true },
  { text: 'architects-tour-apprentices', at: 'apprentices' },
  { text: 'architects-tour-hand', at: 'hand' },
  { text: 'architects-tour-guildhall', at: 'guildhall' },
  { text: 'architects-tour-cathedral', at: 'cathedral' },
  { text: 'architects-tour-virtue', at: 'virtue' },
  { text: 'architects-tour-market', at: 'market' },
  { text: 'architects-tour-prison', at: 'prison' },
  { text: 'architects-tour-end', at: 'dock' },
]
