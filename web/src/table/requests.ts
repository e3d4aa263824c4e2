// What the others at the table want this person to agree to.
import type { TableState } from '../lib/api'

export interface Request {
  kind: 'undo' | 'end' | 'replace'
  /** Whose wish it is. */
  seat: number
  /** Whose seat a bot is to have. */
  whom: number | null
  /** Which bot. */
  bot: string | null
}

export function requestTo(mine: readonly number[], { status, undo, offer }: Pick<TableState, 'status' | 'undo' | 'offer'>): Request | null {
  if (status !== 'playing' || mine.length === 0) return null
  const asker = undo.asked_by
  if (asker !== null && !mine.includes(asker) && !mine.some((seat) => undo.agreed.includes(seat))) {
    return { kind: 'undo', seat: asker, whom: null, bot: null }
  }
  if (offer === null || !offer.awaited.some((seat) => mine.includes(seat))) return null
  return { kind: offer.kind, seat: offer.seat, whom: offer.whom, bot: offer.bot }
}
