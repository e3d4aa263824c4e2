import type { Seat } from './api'
import { has, t } from './text.svelte'

/** What the people and bots at a table are called, by seat; bots of a kind are told apart by a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const bots = seats.filter((seat) => seat.kind === 'bot' && seat.gone === null)
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('chair-empty')
    if (seat.gone !== null) return t('seat-played-on', { bot: botName(seat.bot), name: seat.name ?? '' })
    if (seat.kind === 'person') return seat.name ?? t('seat-number', { n: seat.seat + 1 })
    const alike = bots.filter((bot) => bot.bot === seat.bot)
    const name = botName(seat.bot)
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}

export function botName(bot: string | null): string {
  if (bot === null) return t('seat-bot')
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}
