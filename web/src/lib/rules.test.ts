import { expect, test } from 'vitest'

import { heading, marked, pieces, search, wordsIn } from './rules'

function rule(text: string, number = 1) {
  return { id: `SET-${String(number).padStart(3, '0')}`, number, section: '13. End of the game', text, table: [['a', 'b']], house: false, technical: false }
}
const numbers = (text: string, wanted: string, number = 1) => search([rule(text, number)], wanted).map((found) => found.number)

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

test('a search minds neither capitals nor accents', () => {
  expect(numbers('Az erődöt őrzi.', 'ERODOT orzi')).toEqual([1])
  expect(numbers('Die Straße', 'strasse')).toEqual([1])
  expect(numbers('Gebäude', 'gebaude')).toEqual([1])
})

test('a number is a rule, or a whole number in its text', () => {
  expect(numbers('Nothing.', '89', 89)).toEqual([89])
  expect(numbers('Nothing.', 'set89', 89)).toEqual([89])
  expect(numbers('Nothing.', 'arc-89', 89)).toEqual([])
  expect(numbers('It costs 12 coins.', '12')).toEqual([1])
  expect(numbers('It costs 112 coins.', '12')).toEqual([])
})

test('what was looked for is marked where it stands, in its own letters', () => {
  const shown = (text: string, wanted: string) => marked(text, wordsIn(wanted)).map(({ text, found }) => (found ? `[${text}]` : text)).join('')
  expect(shown('Erőd és ERŐD', 'erod')).toBe('[Erőd] és [ERŐD]')
  expect(shown('Große Straße', 'strasse ße')).toBe('Gro[ße] [Straße]')
  expect(shown('goldsmith', 'gold golds')).toBe('[gold][s]mith')
  expect(shown('nothing', 'x')).toBe('nothing')
})

test('a heading loses its number', () => {
  expect(heading('6.1 Action 1: Build')).toBe('Action 1: Build')
})
