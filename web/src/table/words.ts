/** The names of a game's things, in the language chosen. */
import type { GameDetails } from '../lib/api'
import { knows, say, t, tg, nameOf } from '../lib/text.svelte'
import type { Amounts } from './pieces'

export function wordsOf(game: string) {
  const printed = (details: GameDetails, kind: string, id: string) =>
    (details.cards[`${kind}:${id}`] ?? []).map((telling) => say(game, telling))
  return {
    nameOf: (kind: string, id: string): string => nameOf(game, kind, id),
    /** To be drawn on a narrow tile: long words may be broken where the language breaks them. */
    tileName: (kind: string, id: string): string => breakable(nameOf(game, kind, id), t(`${game}-hyphens`)),
    /** A thing that is counted, without a number. */
    thing: (id: string): string => (knows(game, `good-${id}`) ? tg(game, `good-${id}`) : tg(game, `goods-${id}`, { count: 1 }).replace(/^1\s/, '')),
    /** "1 wood, 2 gold" */
    goods: (amounts: Amounts): string =>
      Object.entries(amounts)
        .map(([thing, count]) => tg(game, `goods-${thing}`, { count }))
        .join(', '),
    /** All that is printed on a component: its heading and what it does. */
    printedOn: (details: GameDetails, kind: string, id: string): string =>
      printed(details, kind, id).join('. ') || nameOf(game, kind, id),
    /** What it does, one after the other. */
    effectsOf: (details: GameDetails, kind: string, id: string): string[] => printed(details, kind, id).slice(1),
    /** Only what it does. */
    effectOf: (details: GameDetails, kind: string, id: string): string => printed(details, kind, id).slice(1).join('. '),
  }
}

const SOFT = '\u00ad'
const lists = new Map<string, Map<string, string>>()

/**
 * Soft hyphens for the words of a list such as `Bern-stein-stand`. Not every browser has a dictionary for
 * `hyphens: auto`; without one it breaks a long word anywhere. Only what is drawn has them: what is read out,
 * searched or told has the plain name.
 */
function breakable(name: string, listed: string): string {
  let words = lists.get(listed)
  if (words === undefined) {
    words = new Map(listed.split(/\s+/).map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]))
    lists.set(listed, words)
  }
  return name.replace(/\p{L}+/gu, (word) => words.get(word) ?? word)
}

/** Whether a name has a word too long for a small tile. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 11)

/** With a true minus. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')
