// The numbered rules of a game, as refusals cite them.
import { api, type RuleText } from './api'

const books = new Map<string, Promise<RuleText[]>>()

export function rulebook(game: string): Promise<RuleText[]> {
  let book = books.get(game)
  if (book === undefined) {
    book = api.rules(game).catch((reason: unknown) => {
      books.delete(game)
      throw reason
    })
    books.set(game, book)
  }
  return book
}

/** What a rule says, without the marks of where it comes from; whether it is a house ruling is said apart. */
export interface Sentence {
  text: string
  house: boolean
}

const SOURCE = /\s*\[(?:R|H|P(?::[^\]]*)?)\](?:,?\s*(?:by|as|for|in every)\b[^.[]*)?/g

export function sentence(rule: RuleText): Sentence {
  const text = rule.text
    .replace(SOURCE, '')
    .replace(/\s+([,;.)])/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/[\s,;]+(?:and)?\s*$/, '')
  return { text: /[.!?)]$/.test(text) ? text : `${text}.`, house: rule.text.includes('[H]') }
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
    const hay = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}

/** "6.1 Action 1: Build" without its number, which says nothing to a reader. */
export function heading(section: string): string {
  return section.replace(/^[\d.]+\s+/, '')
}
