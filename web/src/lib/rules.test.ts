import { expect, test } from 'vitest'

import { heading, pieces, search, sentence } from './rules'

function rule(text: string, number = 1) {
  return { id: `SET-${String(number).padStart(3, '0')}`, number, section: '13. End of the game', text }
}

test('marks of provenance are left out, and a house ruling is said apart', () => {
  const said = sentence(rule('Gold on Banks does not count. [R] by "personal supply", [H] as ruling'))
  expect(said).toEqual({ text: 'Gold on Banks does not count.', house: true })
})

test('what stands between two marks stays', () => {
  const said = sentence(rule('There are 12 types [R] with 3 tiles each [P: a, b].'))
  expect(said).toEqual({ text: 'There are 12 types with 3 tiles each.', house: false })
  expect(sentence(rule('24 settlers [P: x], 6 per player [R].')).text).toBe('24 settlers, 6 per player.')
})

test('a second sentence after a mark stays', () => {
  const said = sentence(rule('They are piled. [R] The engine uses the lowest. [H]'))
  expect(said.text).toBe('They are piled. The engine uses the lowest.')
})

test('rule numbers in a text become links', () => {
  expect(pieces('see SET-163.')).toEqual([{ text: 'see ' }, { rule: 'SET-163', number: 163 }, { text: '.' }])
})

test('a search wants every word, anywhere', () => {
  const book = [rule('A tie is broken by more gold.', 213), rule('Gold and diamonds.', 214)]
  expect(search(book, 'gold tie').map((found) => found.number)).toEqual([213])
  expect(search(book, 'set-214').map((found) => found.number)).toEqual([214])
  expect(search(book, '  ')).toHaveLength(2)
})

test('a heading loses its number', () => {
  expect(heading('6.1 Action 1: Build')).toBe('Action 1: Build')
})
