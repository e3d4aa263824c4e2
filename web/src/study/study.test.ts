import { expect, test } from 'vitest'

import type { StudyMoment } from '../lib/api'
import { across, answersOf, chancesAt, columnsOf, drawn, endingOf, linesOf, momentAt, named, nearest, nextPuzzle, numbersBelow, percent, signed, slipsOf, spread, stepped, swingOf } from './study'

const moment = (ply: number, seat: number, chances: number[], rest: Partial<StudyMoment> = {}): StudyMoment => ({
  ply,
  seat,
  action: 1,
  chances,
  after: chances,
  chance: chances[seat] ?? 0,
  better: [],
  lost: 0,
  mark: '',
  ...rest,
})
const moments = [
  moment(0, 0, [0.5, 0.5]),
  moment(4, 1, [0.4, 0.6], { lost: 0.04, mark: 'slip' }),
  moment(10, 0, [0.45, 0.55], { lost: 0.2, mark: 'blunder' }),
]
const study = { moments }

test('a line goes through all moments and ends with the result', () => {
  const [first, second] = linesOf(study, 20, [0, 1])
  expect(first).toEqual([{ ply: 0, chance: 0.5 }, { ply: 4, chance: 0.4 }, { ply: 10, chance: 0.45 }, { ply: 20, chance: 0 }])
  expect(second?.at(-1)).toEqual({ ply: 20, chance: 1 })
  expect(drawn(first ?? [], 20)).toBe('0,50 200,60 500,55 1000,100')
})

test('a game that broke off ends as it stood then', () => {
  expect(endingOf({ moments, end: [0.5, 0.5] })).toEqual([0.5, 0.5])
  expect(endingOf({ moments: [moment(0, 0, [0.5, 0.5], { after: [0.3, 0.7] })], end: [] })).toEqual([0.3, 0.7])
})

test('rounds are columns without gaps, and an empty one has none', () => {
  const columns = columnsOf([[2, 1], [8, 2], [8, 3], [15, 4]], 20)
  expect(columns).toEqual([{ from: 0, to: 8, progress: 1 }, { from: 8, to: 15, progress: 3 }, { from: 15, to: 20, progress: 4 }])
})

test('only columns with room for it are named', () => {
  const columns = columnsOf([[0, 1], [50, 2], [52, 3], [54, 4], [80, 5]], 100)
  expect(named(columns, 100, 1000, 22).map(({ progress }) => progress)).toEqual([1, 2, 4, 5])
  expect(named(columns, 100, 100, 22).map(({ progress }) => progress)).toEqual([1, 2, 5])
  expect(named([], 100, 100, 22)).toEqual([])
})

test('the number of a turning point lies on no other one', () => {
  expect(numbersBelow([{ x: 100, y: 50 }, { x: 300, y: 50 }], 200)).toEqual([false, false])
  expect(numbersBelow([{ x: 100, y: 50 }, { x: 115, y: 50 }], 200)).toEqual([false, true])
  expect(numbersBelow([{ x: 100, y: 10 }, { x: 120, y: 50 }, { x: 124, y: 5 }], 200)).toEqual([false, true, false])
  // There is no room below the plot.
  expect(numbersBelow([{ x: 100, y: 190 }, { x: 115, y: 190 }], 200)).toEqual([false, false])
})

test('a press leads to the nearest moment, a key to the next one', () => {
  expect(nearest(moments, 0.36, 20)?.ply).toBe(10)
  expect(nearest(moments, 0.34, 20)?.ply).toBe(4)
  expect(nearest([], 0.5, 20)).toBeNull()
  expect(stepped(moments, 4, 1)?.ply).toBe(10)
  expect(stepped(moments, 7, -1)?.ply).toBe(0)
  expect(stepped(moments, 10, 1)?.ply).toBe(10)
  expect(momentAt(moments, 9)?.ply).toBe(4)
  expect(across(5, 20)).toBe(0.25)
  expect(across(5, 0)).toBe(0)
})

test('chances stand until the next moment, and at the end the result does', () => {
  expect(chancesAt(study, 6, 20, [0, 1])).toEqual([0.4, 0.6])
  expect(chancesAt(study, 20, 20, [0, 1])).toEqual([0, 1])
})

test('a swing is that of who answered', () => {
  expect(swingOf(study, 4, [0, 1])).toBeCloseTo(-0.05)
  expect(swingOf(study, 10, [0, 1])).toBeCloseTo(-0.45)
  expect(swingOf({ moments: [moment(3, 0, [0.2])] }, 3, [1])).toBeCloseTo(0.8)
})

test('what cost most comes first', () => {
  expect(slipsOf(study).map(({ ply }) => ply)).toEqual([10, 4])
  expect(slipsOf(study, 1).map(({ ply }) => ply)).toEqual([4])
})

test('the answer that was given is always among those looked at, once', () => {
  const looked = [{ action: 7, chance: 0.6, line: [7] }, { action: 8, chance: 0.5, line: [] }]
  const given = answersOf(moment(0, 0, [0.5], { action: 9, chance: 0.55, better: looked }))
  expect(given.map(({ action }) => action)).toEqual([7, 9, 8])
  expect(given.find((each) => each.given)?.action).toBe(9)
  expect(answersOf(moment(0, 0, [0.5], { action: 7, chance: 0.6, better: looked }))).toHaveLength(2)
})

test('the best is the one that the search says', () => {
  const looked = [{ action: 7, chance: 0.5, line: [7] }, { action: 8, chance: 0.6, line: [] }]
  const answers = answersOf(moment(0, 0, [0.5], { action: 9, chance: 0.3, better: looked }))
  expect(answers.filter((each) => each.best).map(({ action }) => action)).toEqual([7])
  expect(answers.map(({ action }) => action)).toEqual([7, 8, 9])
})

test('the next puzzle is one that was not found, easy ones first', () => {
  const all = [{ id: 'a', degree: 1 }, { id: 'b', degree: 3 }, { id: 'c', degree: 1 }, { id: 'd', degree: 2 }]
  expect(nextPuzzle(all, 'a', [])?.id).toBe('c')
  expect(nextPuzzle(all, 'a', ['c'])?.id).toBe('d')
  expect(nextPuzzle(all, 'b', ['a'])?.id).toBe('c')
  expect(nextPuzzle(all, 'b', ['a', 'c', 'd'])).toBeUndefined()
})

test('labels make room for each other and stay inside', () => {
  expect(spread([0.5, 0.9], 0.1)).toEqual([0.5, 0.9])
  const pushed = spread([1, 1, 0], 0.1)
  expect(pushed.map((each) => Math.round(each * 10) / 10)).toEqual([0.9, 1, 0])
  expect(spread([0, 0.02], 0.1)).toEqual([0, 0.1])
})

test('numbers are said as people say them', () => {
  expect([percent(0.414), percent(1.2), percent(-0.1)]).toEqual([41, 100, 0])
  expect([signed(0.114), signed(-0.05), signed(0.001)]).toEqual(['+11', '−5', '0'])
})
