// The numbered rules of a game, as refusals cite them, in the chosen language.
import { api, type RuleText } from './api'
import type { Language } from './settings.svelte'

const books = new Map<string, Promise<RuleText[]>>()

export function rulebook(game: string, language: Language): Promise<RuleText[]> {
  const key = `${game}/${language}`
  let book = books.get(key)
  if (book === undefined) {
    book = api.rules(game, language).catch((reason: unknown) => {
      books.delete(key)
      throw reason
    })
    books.set(key, book)
  }
  return book
}

/** How a rule is named: `SET-089`. */
export const citation = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(3, '0')}`

export type Piece = { text: string } | { rule: string; number: number }

/** A text cut at the rule numbers in it. */
export function pieces(text: string): Piece[] {
  return text
    .split(/\b([A-Z]{3}-\d{3})\b/)
    .map((piece, i) => (i % 2 === 0 ? { text: piece } : { rule: piece, number: Number(piece.slice(4)) }))
    .filter((piece) => 'rule' in piece || piece.text !== '')
}

/** A text as it is compared: without capitals and accents; `at` says where each letter of it stands in the text. */
function folded(text: string): { plain: string; at: number[] } {
  const at: number[] = []
  let plain = ''
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss')
    plain += letter
    for (let j = 0; j < letter.length; j++) at.push(i)
  }
  return { plain, at: [...at, text.length] }
}

/** The words that are looked for, as they are compared. */
export function wordsIn(wanted: string): string[] {
  return folded(wanted)
    .plain.split(/\s+/)
    .filter((word) => word !== '')
}

/** Where a word stands in a text, as it is compared; a number only as a whole one. */
function* findings(plain: string, word: string): Generator<[from: number, to: number]> {
  const isNumber = /^\d+$/.test(word)
  for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1)) {
    const to = from + word.length
    if (!isNumber || !(/\d/.test(plain.charAt(from - 1)) || /\d/.test(plain.charAt(to)))) yield [from, to]
  }
}

const holds = (plain: string, word: string) => !findings(plain, word).next().done

/** Whether a word is the number of a rule: `89`, `set-89`, `SET-089`. */
function isNumberOf(rule: RuleText, word: string): boolean {
  const [, prefix, number] = /^(?:([a-z]+)-?)?(\d+)$/.exec(word) ?? []
  return number !== undefined && Number(number) === rule.number && (prefix === undefined || rule.id.toLowerCase().startsWith(`${prefix}-`))
}

/** The rules that hold every word looked for, or have the number looked for. */
export function search(book: readonly RuleText[], wanted: string): RuleText[] {
  const words = wordsIn(wanted)
  if (words.length === 0) return [...book]
  return book.filter((rule) => {
    const { plain } = folded([rule.id, heading(rule.section), rule.text, ...rule.table.flat()].join(' '))
    return words.every((word) => isNumberOf(rule, word) || holds(plain, word))
  })
}

/** A text cut where one of the words looked for stands in it. */
export function marked(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const { plain, at } = folded(text)
  const spans = words.flatMap((word) => [...findings(plain, word)]).sort(([a], [b]) => a - b)
  const cut: { text: string; found: boolean }[] = []
  let end = 0
  for (const [from, to] of spans.map(([from, to]) => [at[from] ?? 0, (at[to - 1] ?? 0) + 1] as const)) {
    if (to <= end) continue
    if (from > end) cut.push({ text: text.slice(end, from), found: false })
    cut.push({ text: text.slice(Math.max(from, end), to), found: true })
    end = to
  }
  return end < text.length ? [...cut, { text: text.slice(end), found: false }] : cut
}

/** "6.1 Action 1: Build" without its number, which says nothing to a reader. */
export function heading(section: string): string {
  return section.replace(/^[\d.]+\s+/, '')
}
