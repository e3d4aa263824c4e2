import type { Seat } from '../lib/api'

/** What the people and bots at a table are called. */
export function namesOf(seats: Seat[], t: (id: string, values: Record<string, string | number>) => string): string[] {
  return seats.map((seat) => {
    if (seat.name !== null) return seat.name
    return t(seat.kind === 'bot' ? 'table-name-bot' : 'table-name-seat', { number: seat.seat + 1 })
  })
}
