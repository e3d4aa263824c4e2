/** The names of Settlement's things, in the language chosen. */
import { t, tg } from '../../lib/text.svelte'
import { wordsOf } from '../../table/words'
import { ROWS } from './pieces'

const GAME = 'settlement'

export const { nameOf, tileName, thing, goods, printedOn, effectOf } = wordsOf(GAME)

export const rowName = (row: number): string => ROWS[row] ?? ''

const LEVELS = ['upper', 'middle', 'lower']

/** A row of the settlement. */
export const levelName = (row: number): string => tg(GAME, `level-${LEVELS[row]}`)

/** "III · 2": a field of the wilderness. */
export const wildField = (field: number): string => `${rowName(Math.floor(field / 3))} · ${(field % 3) + 1}`

/** A field of the settlement. */
export const settlementField = (place: number): string =>
  t('settlement-place', { level: levelName(Math.floor(place / 3)), column: (place % 3) + 1 })
