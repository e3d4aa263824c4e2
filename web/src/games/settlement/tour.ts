/** The first game, shown at the table itself. */
import type { TourStep } from '../../table/game'
import type { View } from './places'

const holdsArtifact = (view: View, seat: number) => view.boards[seat]?.artifact !== null
const hasLandscape = (view: View, seat: number) => view.boards[seat]?.wilderness.some((land) => land !== null) ?? false

export const tour: TourStep[] = [
  { text: 'settlement-tour-artifacts', at: 'artifacts', tab: 'p-market', until: holdsArtifact },
  { text: 'settlement-tour-dock', at: 'dock', tab: 'p-mine' },
  { text: 'settlement-tour-supply', at: 'supply', tab: 'p-mine' },
  { text: 'settlement-tour-actions', at: 'actions', tab: 'p-mine' },
  { text: 'settlement-tour-wilderness', at: 'wilderness', tab: 'p-mine', until: hasLandscape },
  { text: 'settlement-tour-market', at: 'market', tab: 'p-market' },
  { text: 'settlement-tour-settlement', at: 'settlement', tab: 'p-mine' },
  { text: 'settlement-tour-heroes', at: 'heroes', tab: 'p-heroes' },
  { text: 'settlement-tour-end', at: 'dock', tab: 'p-mine' },
]
