import type { ScoreRow } from '../games'
import type { Seat, TableCard, TableState } from './api'
import { session } from './session.svelte'
import { has, knows, nameOf, t, tg } from './text.svelte'

/** What the people and bots at a table are called, by seat; bots of a kind are told apart by a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const bots = seats.filter((seat) => seat.kind === 'bot' && seat.gone === null)
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('chair-empty')
    if (seat.gone !== null) return t('seat-played-on', { bot: botName(seat.bot), name: seat.name ?? '' })
    if (seat.kind === 'person') return isNameless(seat) ? t('guest') : (seat.name ?? t('seat-number', { n: seat.seat + 1 }))
    const alike = bots.filter((bot) => bot.bot === seat.bot)
    const name = botName(seat.bot)
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}

/** Whoever learns a game has not been asked for a name yet: the house's word for them is nobody's own. */
const isNameless = (seat: Seat) => seat.yours && session.me?.named === false && seat.name === session.me.name

export function botName(bot: string | null): string {
  if (bot === null) return t('seat-bot')
  // The levels are called alike everywhere; yardsticks and automata have a name at this table alone.
  if (knows('common', `bot-${bot}`)) return tg('common', `bot-${bot}`)
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** What to expect of a bot. */
export function botNote(bot: string): string {
  return knows('common', `bot-${bot}-more`) ? tg('common', `bot-${bot}-more`) : t('seat-bot')
}

/** What a table is called: as its owner says, or by a name of the house in the language of whoever reads it. */
export function tableName({ name, house_name, lesson }: Pick<TableCard | TableState, 'name' | 'house_name' | 'lesson'>): string {
  if (house_name === null) return name
  return lesson ? t('lesson-table') : (tg('common', 'table-names').split('\n')[house_name] ?? name)
}

/** What a source of points is called. */
export function scoreName(game: string, row: ScoreRow): string {
  return row.kind === undefined ? t(`score-${game}-${row.key}`) : nameOf(game, row.kind, row.key)
}
