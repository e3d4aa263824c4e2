import { expect, test } from 'vitest'

import type { LogEntry } from './api'
import { changesOf, lastTurnOf, toldOf } from './chronicle'

const telling = (id: string) => ({ id, group: '', values: {} })
function entry(ply: number, seat: number, deed: string | null, ...changes: string[]): LogEntry {
  const happenings = changes.map((change) => ({ telling: telling(change), moves: [], by: '', lost: false }))
  return { ply, seat, block: '', deed: deed === null ? null : telling(deed), happenings, revealed: false, by_itself: false }
}

const builds = [entry(1, 0, 'builds'), entry(2, 0, null), entry(3, 0, null, 'pays'), entry(4, 0, null)]
const explores = [entry(5, 1, null), entry(6, 1, 'explores', 'uncovers')]

test('what is no news stands with the answer before it', () => {
  const told = toldOf([...builds, ...explores])
  expect(told.map(({ deed }) => deed?.id)).toEqual(['builds', 'explores'])
  expect(told.map((each) => changesOf(each).map(({ id }) => id))).toEqual([['pays'], ['uncovers']])
})

test('what changed without a deed is told by itself where nothing went before it', () => {
  expect(toldOf([entry(1, 2, null), entry(2, 2, null, 'a new week')]).map((each) => changesOf(each)[0]?.id)).toEqual(['a new week'])
})

test('whoever hands over sees their whole turn, and what came after it', () => {
  const log = [entry(1, 1, 'passes'), ...builds.map((each) => ({ ...each, ply: each.ply + 1 })), entry(6, 2, 'fights')]
  expect(lastTurnOf(0, log).map(({ ply }) => ply)).toEqual([2, 3, 4, 5, 6])
  expect(lastTurnOf(3, log)).toEqual([])
})
