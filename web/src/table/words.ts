/** The names of a game's things, in the language chosen. */
import type { GameDetails } from '../lib/api'
import { say, tg, nameOf } from '../lib/text.svelte'
import type { Amounts } from './pieces'

export function wordsOf(game: string) {
  const printed = (details: GameDetails, kind: string, id: string) =>
    (details.cards[`${kind}:${id}`] ?? []).map((telling) => say(game, telling))
  return {
    nameOf: (kind: string, id: string): string => nameOf(game, kind, id),
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

/** Whether a name has a word too long for a small tile. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 11)
