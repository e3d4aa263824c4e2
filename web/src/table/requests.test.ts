import { expect, test } from 'vitest'

import { requestTo } from './requests'

const undo = { free: false, askable: false, asked_by: 0, agreed: [0], minds: 'others' as const, costs_rank: false }
const quiet = { ...undo, asked_by: null, agreed: [] }
const offer = { kind: 'end' as const, seat: 2, whom: null, agreed: [2], awaited: [0, 1], bot: null }

test('an undo is for those to allow who have yet to, and not for onlookers', () => {
  const table = { status: 'playing' as const, undo, offer: null }
  expect(requestTo([1], table)).toEqual({ kind: 'undo', seat: 0, whom: null, bot: null })
  expect(requestTo([0], table)).toBeNull()
  expect(requestTo([], table)).toBeNull()
  expect(requestTo([1], { ...table, undo: { ...undo, agreed: [0, 1] } })).toBeNull()
})

test('an offer is for those who are awaited, while the game is on', () => {
  const table = { status: 'playing' as const, undo: quiet, offer }
  expect(requestTo([1], table)).toEqual({ kind: 'end', seat: 2, whom: null, bot: null })
  expect(requestTo([2], table)).toBeNull()
  expect(requestTo([], table)).toBeNull()
  expect(requestTo([1], { ...table, status: 'finished' })).toBeNull()
})
