import { expect, test } from 'vitest'

import { timeLeft } from './timing'

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
