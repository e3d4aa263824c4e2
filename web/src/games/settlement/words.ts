/** The names of Settlement's things, in the language chosen. */
import type { GameDetails } from '../../lib/api'
import { say, t, tg, nameOf as nameIn } from '../../lib/text.svelte'
import { ROWS, type Amounts } from './pieces'

const GAME = 'settlement'

export const nameOf = (kind: string, id: string): string => nameIn(GAME, kind, id)

/** "1 wood, 2 gold" */
export const goods = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([thing, count]) => tg(GAME, `goods-${thing}`, { count }))
    .join(', ')

/** All that is printed on a component: its heading and what it does. */
export function printedOn(details: GameDetails, kind: string, id: string): string {
  const tellings = details.cards[`${kind}:${id}`] ?? []
  return tellings.map((telling) => say(GAME, telling)).join('. ') || nameOf(kind, id)
}

/** Only what it does. */
export function effectOf(details: GameDetails, kind: string, id: string): string {
  return (details.cards[`${kind}:${id}`] ?? []).slice(1).map((telling) => say(GAME, telling)).join('. ')
}

export const rowName = (row: number): string => ROWS[row] ?? ''

const LEVELS = ['upper', 'middle', 'lower']

/** A row of the settlement. */
export const levelName = (row: number): string => tg(GAME, `level-${LEVELS[row]}`)

/** "III · 2": a field of the wilderness. */
export const wildField = (field: number): string => `${rowName(Math.floor(field / 3))} · ${(field % 3) + 1}`

/** A field of the settlement. */
export const settlementField = (place: number): string =>
  t('settlement-place', { level: levelName(Math.floor(place / 3)), column: (place % 3) + 1 })

/** Whether a name has a word too long for a small tile. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 11)
