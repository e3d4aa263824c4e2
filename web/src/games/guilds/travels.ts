/** What moved between two views of the table: coins, characters, rooms, the marker of the weeks. */
import type { Travel } from '../../table/travel'
import type { View } from './places'

export function travels(before: View, after: View): Travel[] {
  if (before.seats !== after.seats) return []
  return [
    ...after.boards.flatMap((_, seat) => coins(before, after, seat)),
    ...after.boards.flatMap((_, seat) => newcomers(before, after, seat)),
    ...rooms(before, after),
    ...(before.week === after.week ? [] : [{ from: `week/${before.week}`, to: `week/${after.week}`, icon: after.marker }]),
  ]
}

const purse = (seat: number) => `${seat}/supply/silver`

/** Silver goes onto tents, and back into the purse when the auction is over. */
function coins(before: View, after: View, seat: number): Travel[] {
  const isOver = before.phase === 'auction' && after.phase !== 'auction'
  return after.areas.flatMap(({ tents }, area): Travel[] => {
    const count = (tents[seat] ?? 0) - (before.areas[area]?.tents[seat] ?? 0)
    const tent = `tent/${area}/${seat}`
    if (count > 0) return [{ from: purse(seat), to: tent, icon: 'silver', count }]
    return count < 0 && isOver ? [{ from: tent, to: purse(seat), icon: 'silver', count: -count }] : []
  })
}

function newcomers(before: View, after: View, seat: number): Travel[] {
  const known = before.boards[seat]?.members.map(({ character }) => character) ?? []
  const now = after.boards[seat]?.members.map(({ character }) => character) ?? []
  return now.filter((character) => !known.includes(character)).map((character) => ({ from: `card/${character}`, to: `card/${character}` }))
}

function rooms(before: View, after: View): Travel[] {
  const onSites = (view: View) => view.boards.flatMap(({ site }) => site.rooms.map(({ room }) => room))
  const known = onSites(before)
  return onSites(after).filter((room) => !known.includes(room)).map((room) => ({ from: `room/${room}`, to: `room/${room}` }))
}
