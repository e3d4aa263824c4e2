/** The first game, shown at the table itself. */
import type { TourStep } from '../../table/game'
import type { View } from './places'

const holdsArtifact = (view: View, seat: number) => view.boards[seat]?.artifact !== null
const hasLandscape = (view: View, seat: number) => view.boards[seat]?.wilderness.some((land) => land !== null) ?? false

export const tour: TourStep<View>[] = [
  { text: 'settlement-tour-goal', at: '' },
  { text: 'settlement-tour-artifacts', at: 'artifacts', until: holdsArtifact },
  { text: 'settlement-tour-dock', at: 'dock' },
  { text: 'settlement-tour-supply', at: 'supply' },
  { text: 'settlement-tour-actions', at: 'actions' },
  { text: 'settlement-tour-wilderness', at: 'wilderness', until: hasLandscape },
  { text: 'settlement-tour-market', at: 'market' },
  { text: 'settlement-tour-settlement', at: 'settlement' },
  { text: 'settlement-tour-heroes', at: 'heroes' },
  { text: 'settlement-tour-end', at: 'dock' },
]
