import { expect, test } from 'vitest'

import { tiesUsed } from './ties'

function result(...seats: [number, number, number][]) {
  return {
    scores: seats.map(([score]) => score),
    winners: [],
    details: seats.map(([, gold, diamond]) => ({ gold, diamond })),
    rank: null,
  }
}
const TIES = [{ key: 'gold' }, { key: 'diamond' }]

test('no tie-break is shown where the points decide', () => {
  expect(tiesUsed(result([5, 0, 0], [4, 9, 9]), TIES)).toBe(0)
  expect(tiesUsed(result([5, 0, 0]), TIES)).toBe(0)
})

test('only as many tie-breaks are shown as were needed', () => {
  expect(tiesUsed(result([5, 2, 0], [5, 1, 9]), TIES)).toBe(1)
  expect(tiesUsed(result([5, 2, 0], [5, 2, 9]), TIES)).toBe(2)
  expect(tiesUsed(result([5, 2, 1], [5, 2, 1]), TIES)).toBe(2)
})

test('those who are behind in points do not count for the tie', () => {
  expect(tiesUsed(result([5, 2, 0], [5, 1, 0], [4, 2, 0]), TIES)).toBe(1)
})

test('whoever has least of something may be ahead', () => {
  const ties = [{ key: 'gold', least: true }, { key: 'diamond' }]
  expect(tiesUsed(result([5, 1, 0], [5, 2, 0], [5, 2, 9]), ties)).toBe(1)
  expect(tiesUsed(result([5, 1, 0], [5, 1, 2], [5, 2, 9]), ties)).toBe(2)
})
