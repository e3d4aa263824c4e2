import { expect, test } from 'vitest'

import { ago, timeLeft } from './timing'

test('seconds, minutes and hours', () => {
  expect(timeLeft(42_000)).toBe('0:42')
  expect(timeLeft(271_000)).toBe('4:31')
  expect(timeLeft(83_100_000)).toBe('23 h 05')
})

test('a second that has begun counts, and time that is over stays over', () => {
  expect(timeLeft(1)).toBe('0:01')
  expect(timeLeft(0)).toBe('0:00')
  expect(timeLeft(-5_000)).toBe('0:00')
})

test('how long ago, in the language of the reader', () => {
  const now = Date.parse('2026-11-18T12:00:00.000Z')
  expect(ago('2026-11-18T11:59:31.000Z', now, 'en')).toBe('now')
  expect(ago('2026-11-18T11:54:30.000Z', now, 'en')).toBe('5 minutes ago')
  expect(ago('2026-11-18T09:59:00.000Z', now, 'de')).toBe('vor 2 Stunden')
  expect(ago('2026-11-17T11:00:00.000Z', now, 'hu')).toBe('tegnap')
  expect(ago('2026-11-18T12:00:09.000Z', now, 'en')).toBe('now') // another clock may be ahead
})
