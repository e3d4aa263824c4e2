import type { Seat } from './api'
import { has, t } from './text.svelte'

/** What the people and bots at a table are called, by seat; bots of a kind are told apart by a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const bots = seats.filter((seat) => seat.kind === 'bot')
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('chair-empty')
    if (seat.kind === 'person') return seat.name ?? t('seat-number', { n: seat.seat + 1 })
    const alike = bots.filter((bot) => bot.bot === seat.bot)
    const name = seat.bot !== null && has(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : (seat.name ?? t('seat-bot'))
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}
