import { expect, it } from 'vitest'

import type { Forecast, Happening } from '../lib/api'
import { linesOf } from './foreseen'

const change = (what: string): Happening => ({
  by: '',
  lost: false,
  moves: [],
  telling: { id: 'change-supply', values: { seat: 0, changes: what }, group: '' },
})
const foreseen = (will: Happening[], ...ways: Forecast[]): Forecast => ({
  answers: [],
  asked: null,
  gift: false,
  half_done: false,
  lost: {},
  may: [],
  revealed: false,
  vain: false,
  will,
  ways,
})

it('tells once what several ways bring, and not again what is certain', () => {
  const [coin, wood, stone] = [change('coin'), change('wood'), change('stone')]
  const ways = [[coin, wood], [coin, wood], [coin], [coin, stone]].map((way) => foreseen(way))
  const lines = linesOf(foreseen([coin], ...ways), 0)
  expect(lines.map(({ telling, or }) => [telling?.values['changes'], or ?? false])).toEqual([
    ['coin', false],
    ['wood', false],
    ['stone', true],
  ])
})
