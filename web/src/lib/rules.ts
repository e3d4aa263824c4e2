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

export type Piece = { text: string } | { rule: string; number: number }

/** A text cut at the rule numbers in it. */
export function pieces(text: string): Piece[] {
  return text
    .split(/\b([A-Z]{3}-\d{3})\b/)
    .map((piece, i) => (i % 2 === 0 ? { text: piece } : { rule: piece, number: Number(piece.slice(4)) }))
    .filter((piece) => 'rule' in piece || piece.text !== '')
}

/** The rules that hold every word looked for, or have the number looked for. */
export function search(book: readonly RuleText[], wanted: string): RuleText[] {
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [...book]
  return book.filter((rule) => {
    const hay = [rule.id, rule.section, rule.text, ...rule.table.flat()].join(' ').toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}

/** "6.1 Action 1: Build" without its number, which says nothing to a reader. */
export function heading(section: string): string {
  return section.replace(/^[\d.]+\s+/, '')
}
