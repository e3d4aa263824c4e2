// What stays the same from one table of a game to the next: components, actions, what is printed on cards.
import { api, type GameDetails } from './api'
import { learnCards } from './text.svelte'

const known = new Map<string, Promise<GameDetails>>()

export function gameDetails(game: string): Promise<GameDetails> {
  let details = known.get(game)
  if (details === undefined) {
    details = api.game(game).then((found) => {
      learnCards(game, found.cards)
      return found
    })
    details.catch(() => known.delete(game))
    known.set(game, details)
  }
  return details
}
