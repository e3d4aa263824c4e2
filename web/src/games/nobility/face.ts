import type { Colour } from '../colours'
import type { Face } from '../index'

const COLOURS: readonly Colour[] = ['white', 'yellow', 'red', 'green', 'blue', 'black'] // NOB-002

export const face: Face = {
  icon: 'nobility-star',
  cover: 'cover-nobility',
  minutes: [90, 120],
  colour: (seat, { players }) => {
    if (seat >= players) return null // the automa has dice of five colours
    return players === 1 ? 'black' : (COLOURS[seat] ?? null) // NOB-365
  },
  scoring: [
    { key: 'settlers', icon: 'people-human' },
    { key: 'buildings', icon: 'workshop' },
    { key: 'council', icon: 'council' },
    { key: 'goods', icon: 'any-good' },
    { key: 'nobility', icon: 'nobility-star' },
    { key: 'commissions', icon: 'seal', rare: true },
  ],
  tieIcons: { houses: 'house', reputation: 'reputation', coins: 'coin' },
}
