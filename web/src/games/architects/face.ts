import type { Colour } from '../colours'
import type { Face } from '../index'

const COLOURS: readonly Colour[] = ['blue', 'green', 'purple', 'red', 'yellow'] // ARC-020

export const face: Face = {
  icon: 'guildhall',
  cover: 'cover-architects',
  minutes: [60, 90],
  // ARC-385: the board fixes the colour, so before boards are dealt or chosen there is none.
  colour: (seat, { options, view }) => {
    if (view?.game === 'architects') return (view.boards[seat]?.board ?? null) as Colour | null
    return (options['boards'] ?? 'standard') === 'standard' ? (COLOURS[seat] ?? null) : null
  },
  scoring: [
    { key: 'buildings', icon: 'house' },
    { key: 'cathedral', icon: 'cathedral' },
    { key: 'virtue', icon: 'virtue' },
    { key: 'debts', icon: 'debt' },
    { key: 'gold_and_marble', icon: 'gold' },
    { key: 'silver', icon: 'silver' },
    { key: 'prison', icon: 'prison' },
    { key: 'materials', icon: 'any-resource', rare: true },
  ],
  tieIcons: { virtue_left: 'virtue', silver_left: 'silver' },
}
