// What has become of the people at a table between two looks at it, for those who are still there.
import type { TableState } from './api'

export interface News {
  id: 'left' | 'replaced' | 'resigned' | 'back' | 'declined' | 'again'
  /** Whom it is about. */
  seat: number
}

type Looked = Pick<TableState, 'status' | 'seats' | 'offer' | 'rematch' | 'rematch_by'>

export function newsOf(before: Looked, after: Looked): News[] {
  const news: News[] = []
  const isYours = (seat: number | null) => seat !== null && after.seats[seat]?.yours === true
  for (const seat of after.seats) {
    const was = before.seats[seat.seat]
    if (was === undefined || was.gone === seat.gone || before.status !== 'playing' || seat.yours || was.yours) continue
    news.push({ id: seat.gone ?? 'back', seat: seat.seat })
  }
  const { offer } = before
  const stands = after.offer !== null || after.status !== 'playing' || news.length > 0
  if (offer !== null && isYours(offer.seat) && !stands) news.push({ id: 'declined', seat: offer.seat })
  if (after.rematch_by !== null && after.rematch !== before.rematch && !isYours(after.rematch_by)) {
    news.push({ id: 'again', seat: after.rematch_by })
  }
  return news
}
