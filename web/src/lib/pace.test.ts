import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { LogEntry } from './api'
import { PACES, Procession, restFor } from './pace'

let shown: string[] = []
let procession: Procession<string>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  procession = new Procession<string>(
    (what, isNew) => shown.push(isNew ? what : `(${what})`),
    () => undefined,
  )
})
afterEach(() => vi.useRealTimers())

test('what comes faster than it can be followed is shown one after the other', () => {
  for (const move of ['one', 'two', 'three']) procession.arrive(move, 100)
  expect(shown).toEqual(['one'])
  expect(procession.toCome).toBe(2)
  vi.advanceTimersByTime(99)
  expect(shown).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['one', 'two'])
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['one', 'two', 'three'])
  expect(procession.toCome).toBe(0)
  expect(procession.isResting).toBe(true)
  vi.advanceTimersByTime(100)
  expect(procession.isResting).toBe(false)
})

test('what is no news goes along with what it belongs to, and never before it', () => {
  procession.arrive('builds', 100)
  procession.arrive('pays', 0)
  expect(shown).toEqual(['builds', '(pays)'])
  procession.arrive('explores', 100)
  procession.arrive('uncovers', 0)
  procession.arrive('passes', 100)
  expect(shown).toEqual(['builds', '(pays)'])
  expect(procession.toCome).toBe(2)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['builds', '(pays)', 'explores', '(uncovers)'])
  vi.advanceTimersByTime(100)
  expect(shown.at(-1)).toBe('passes')
})

test('after a rest the next one is shown as soon as it comes', () => {
  procession.arrive('one', 100)
  vi.advanceTimersByTime(500)
  procession.arrive('two', 100)
  expect(shown).toEqual(['one', 'two'])
})

test('skipping goes to the last that has come, and nothing follows by itself', () => {
  for (const move of ['one', 'two', 'three']) procession.arrive(move, 100)
  procession.skip()
  expect(shown).toEqual(['one', 'three'])
  expect(procession.isResting).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['one', 'three'])
  procession.skip()
  expect(shown).toEqual(['one', 'three'])
})

test('what has to show at once leaves out what waits', () => {
  for (const move of ['one', 'two', 'three']) procession.arrive(move, 100)
  procession.arriveAtOnce('taken back')
  expect(shown).toEqual(['one', 'taken back'])
  expect(procession.toCome).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['one', 'taken back'])
})

test('one’s own answer shows at once and is looked at before the others’', () => {
  procession.arriveAtOnce('mine', 100)
  procession.arrive('theirs', 100)
  expect(shown).toEqual(['mine'])
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['mine', 'theirs'])
})

const telling = (id: string) => ({ id, group: '', values: {} })
const answer = (seat: number, says: boolean, changes: number): LogEntry => ({
  ply: 1,
  seat,
  block: 'build',
  deed: says ? telling('deed-build') : null,
  happenings: Array.from({ length: changes }, () => ({ telling: telling('change-supply'), moves: [], by: '', lost: false })),
  revealed: false,
  by_itself: false,
})
const rest = (...entries: LogEntry[]) => restFor(entries, 1, 'normal')

test('what only completes what was said is not looked at by itself', () => {
  expect(rest(answer(1, false, 0))).toBe(0)
  expect(rest(answer(2, false, 0))).toBe(0)
  expect(rest(answer(1, false, 2))).toBe(0)
  expect(rest(answer(2, false, 2))).toBeGreaterThan(0)
  expect(rest(answer(2, true, 1), answer(2, false, 3))).toBe(rest(answer(2, true, 1)))
})

test('more is looked at for longer, up to a limit', () => {
  const rests = [rest(answer(1, true, 0)), rest(answer(1, true, 3)), rest(answer(1, true, 1), answer(1, true, 3))]
  expect(rests).toEqual([...rests].sort((a, b) => a - b))
  expect(new Set(rests).size).toBe(rests.length)
  expect(rest(answer(1, true, 40))).toBe(rest(answer(1, true, 80)))
})

test('the pace says how long', () => {
  const rests = PACES.map((pace) => restFor([answer(1, true, 1)], 1, pace))
  expect(rests).toEqual([...rests].sort((a, b) => b - a))
  expect(rests.at(-1)).toBe(0)
})
