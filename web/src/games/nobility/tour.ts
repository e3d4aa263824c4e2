/** The first game, shown at the table itself. */
import type { TourStep } from '../../table/game'
import type { View } from './places'

const hasPlaced = (view: View, seat: number) => (view.boards[seat]?.placed.length ?? 0) > 0 || view.round_number > 1
const holdsDie = (view: View, seat: number) => (view.active === seat && view.question.stage === 'target') || hasPlaced(view, seat)
const hasChosen = (view: View) => view.phase !== 'setup'

export const tour: TourStep<View>[] = [
  { text: 'nobility-tour-goal', at: '' },
  { text: 'nobility-tour-commission', at: 'commissions', until: hasChosen },
  { text: 'nobility-tour-dock', at: 'dock' },
  { text: 'nobility-tour-tray', at: 'tray', until: holdsDie, waits: true },
  { text: 'nobility-tour-guilds', at: 'guilds', until: hasPlaced },
  { text: 'nobility-tour-mine', at: 'mine' },
  { text: 'nobility-tour-settlers', at: 'settlers' },
  { text: 'nobility-tour-tavern', at: 'tavern' },
  { text: 'nobility-tour-yard', at: 'yard berk castle' },
  { text: 'nobility-tour-hall', at: 'hall' },
  { text: 'nobility-tour-council', at: 'council' },
  { text: 'nobility-tour-harbour', at: 'harbour' },
  { text: 'nobility-tour-reputation', at: 'reputation' },
  { text: 'nobility-tour-end', at: 'dock' },
]
