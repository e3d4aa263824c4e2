import { expect, test } from 'vitest'

import { newsOf } from './news'

type Looked = Parameters<typeof newsOf>[0]
type Gone = Looked['seats'][number]['gone']

function look(gone: Gone = null, more: Partial<Looked> = {}): Looked {
  const seat = { name: null, bot: null, online: true, awaits_you: false, replacing: null, plays_as: null }
  return {
    status: 'playing',
    seats: [
      { ...seat, seat: 0, kind: 'person', yours: true, gone: null },
      { ...seat, seat: 1, kind: gone === null ? 'person' : 'bot', yours: false, gone },
    ],
    offer: null,
    rematch: null,
    rematch_by: null,
    ...more,
  }
}
const offer = { kind: 'end' as const, seat: 0, whom: null, agreed: [0], bot: null, awaited: [1] }

test('who goes and who comes back is told', () => {
  expect(newsOf(look(), look('left'))).toEqual([{ id: 'left', seat: 1 }])
  expect(newsOf(look('replaced'), look())).toEqual([{ id: 'back', seat: 1 }])
  expect(newsOf(look('left'), look('left'))).toEqual([])
})

test('an offer of one’s own that the others would not have is told, and no other', () => {
  expect(newsOf(look(null, { offer }), look())).toEqual([{ id: 'declined', seat: 0 }])
  expect(newsOf(look(null, { offer }), look(null, { status: 'finished' }))).toEqual([])
  expect(newsOf(look(null, { offer: { ...offer, seat: 1 } }), look())).toEqual([])
})

test('who wants to play again is told to the others', () => {
  const over = { status: 'finished' as const }
  expect(newsOf(look(null, over), look(null, { ...over, rematch: 'x', rematch_by: 1 }))).toEqual([{ id: 'again', seat: 1 }])
  expect(newsOf(look(null, over), look(null, { ...over, rematch: 'x', rematch_by: 0 }))).toEqual([])
})
