/** The first game, shown at the table itself. */
import type { TourStep } from '../../table/game'
import type { View } from './places'

const holdsCards = (view: View) => view.draft_step === 0 && view.active !== null
const hasPlaced = (view: View, seat: number) => (view.boards[seat]?.workers.supply ?? 20) < 20

export const tour: TourStep<View>[] = [
  { text: 'architects-tour-draft', at: 'draft', until: holdsCards },
  { text: 'architects-tour-dock', at: 'dock' },
  { text: 'architects-tour-mine', at: 'mine' },
  { text: 'architects-tour-town', at: 'town', until: hasPlaced },
  { text: 'architects-tour-apprentices', at: 'apprentices' },
  { text: 'architects-tour-hand', at: 'hand' },
  { text: 'architects-tour-guildhall', at: 'guildhall' },
  { text: 'architects-tour-cathedral', at: 'cathedral' },
  { text: 'architects-tour-virtue', at: 'virtue' },
  { text: 'architects-tour-market', at: 'market' },
  { text: 'architects-tour-prison', at: 'prison' },
  { text: 'architects-tour-end', at: 'dock' },
]
