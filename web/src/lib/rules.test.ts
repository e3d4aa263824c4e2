import { expect, test } from 'vitest'

import { heading, pieces, search } from './rules'

function rule(text: string, number = 1) {
  return { id: `SET-${String(number).padStart(3, '0')}`, number, section: '13. End of the game', text, table: [['a', 'b']], house: false, technical: false }
}

test('rule numbers in a text become links', () => {
  expect(pieces('see SET-163.')).toEqual([{ text: 'see ' }, { rule: 'SET-163', number: 163 }, { text: '.' }])
})

test('a search wants every word, anywhere', () => {
  const book = [rule('A tie is broken by more gold.', 213), rule('Gold and diamonds.', 214)]
  expect(search(book, 'gold tie').map((found) => found.number)).toEqual([213])
  expect(search(book, 'set-214').map((found) => found.number)).toEqual([214])
  expect(search(book, '  ')).toHaveLength(2)
  expect(search([{ ...book[0]!, table: [['Gatekeeper']] }], 'gatekeeper')).toHaveLength(1)
})

test('a heading loses its number', () => {
  expect(heading('6.1 Action 1: Build')).toBe('Action 1: Build')
})
