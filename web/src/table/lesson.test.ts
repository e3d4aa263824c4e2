import { expect, test } from 'vitest'

import { wordsFor } from './lesson'

const STEPS = [{ asks: false }, { asks: true }, { asks: true }, { asks: false }]
const at = (step: number, strayed: number | null = null, meant = [7]) => ({ step, strayed, meant })

test('what is only read comes first, then what is asked', () => {
  expect(wordsFor(at(1), STEPS, 0, true, null)).toEqual({ step: 0, kind: 'read' })
  expect(wordsFor(at(1), STEPS, 1, true, null)).toEqual({ step: 1, kind: 'asks' })
})

test('an answer is followed by what it brought, until that is read', () => {
  expect(wordsFor(at(2), STEPS, 1, false, null)).toEqual({ step: 1, kind: 'then' })
  expect(wordsFor(at(2), STEPS, 2, true, null)).toEqual({ step: 2, kind: 'asks' })
})

test('nothing is said while others answer', () => {
  expect(wordsFor(at(2), STEPS, 2, false, null)).toBeNull()
})

test('an answer that was taken back is asked for again', () => {
  expect(wordsFor(at(1), STEPS, 2, true, null)).toEqual({ step: 1, kind: 'asks' })
})

test('another answer is spoken of once, and then the lesson goes on from there', () => {
  expect(wordsFor(at(2, 5), STEPS, 2, true, null)).toEqual({ step: 2, kind: 'strayed' })
  expect(wordsFor(at(2, 5), STEPS, 2, true, 5)).toEqual({ step: 2, kind: 'asks' })
  expect(wordsFor(at(2, 5, []), STEPS, 2, true, 5)).toEqual({ step: 2, kind: 'blocked' })
})

test('it ends with something to read, and then is silent', () => {
  expect(wordsFor(at(4), STEPS, 3, true, null)).toEqual({ step: 3, kind: 'read' })
  expect(wordsFor(at(4), STEPS, 4, true, null)).toBeNull()
})
