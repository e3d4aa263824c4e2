/** The first game, shown at the table itself. */
import type { TourStep } from '../../table/game'
import type { View } from './places'

const hasBid = (view: View, seat: number) => (view.boards[seat]?.on_tents ?? 0) > 0
const isPastAuction = (view: View) => view.phase !== 'auction'

export const tour: TourStep<View>[] = [
  { text: 'guilds-tour-goal', at: '' },
  { text: 'guilds-tour-town', at: 'town' },
  { text: 'guilds-tour-goals', at: 'goals' },
  { text: 'guilds-tour-dock', at: 'dock' },
  { text: 'guilds-tour-bid', at: 'town', until: hasBid },
  { text: 'guilds-tour-take', at: 'town', until: isPastAuction },
  { text: 'guilds-tour-rooms', at: 'rooms' },
  { text: 'guilds-tour-site', at: 'site' },
  { text: 'guilds-tour-end', at: 'dock' },
]
