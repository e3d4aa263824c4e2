// What was chosen last time, so that nobody has to choose it again.
import type { GameCard } from './api'
import { lastLevel } from './levels'

export type SeatKind = 'me' | 'here' | 'friend' | 'bot'

export interface SeatChoice {
  kind: SeatKind
  bot: string
  name: string
}

export interface Choices {
  game: string
  seats: SeatChoice[]
  pace: 'none' | 'live' | 'day'
  listed: boolean
  /** Also where several people play. */
  hints: boolean
  /** Whoever looks on may talk too. */
  openChat: boolean
  options: Record<string, number | string>
}

export const PACES: Record<Choices['pace'], number | null> = { none: null, live: 5 * 60, day: 24 * 3600 }

const KEY = 'moothall-call'

export function freshChoices(card: GameCard): Choices {
  const bot = lastLevel(card)
  return {
    game: card.name,
    seats: [
      { kind: 'me', bot, name: '' },
      { kind: 'friend', bot, name: '' },
    ],
    pace: 'none',
    listed: false,
    hints: false,
    openChat: false,
    options: {},
  }
}

/** The last choices, as far as they still make sense; `game` overrides which game they are for. */
export function lastChoices(cards: readonly GameCard[], game?: string): Choices | null {
  let kept: Partial<Choices> = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>
  } catch {
    // What can't be read was never chosen.
  }
  const card = cards.find((each) => each.name === (game ?? kept.game)) ?? cards[0]
  if (card === undefined) return null
  const fresh = freshChoices(card)
  if (kept.game !== card.name || !Array.isArray(kept.seats)) return fresh
  const seats = kept.seats.map((seat) => (card.levels.includes(seat.bot) ? seat : { ...seat, bot: lastLevel(card) }))
  const kind = kept.pace ?? fresh.pace
  return { ...fresh, ...kept, seats, pace: kind in PACES ? kind : 'none' }
}

export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // Then they are chosen again next time.
  }
}
