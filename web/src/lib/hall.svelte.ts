// What the hall knows: the games there are, and the tables that concern this person.
import { api, Refused, type GameCard, type TableCard } from './api'

const LOOK_AGAIN_MS = 15_000

class Hall {
  games: GameCard[] | null = $state.raw(null)
  mine: TableCard[] | null = $state.raw(null)
  open: TableCard[] | null = $state.raw(null)
  finished: TableCard[] | null = $state.raw(null)
  failure: Refused | null = $state.raw(null)

  async look(): Promise<void> {
    try {
      const [games, mine, open, finished] = await Promise.all([
        this.games ?? api.games(),
        api.tables('mine'),
        api.tables('open'),
        api.tables('finished'),
      ])
      this.games = games
      // Those that wait for you come first.
      this.mine = mine.filter((table) => table.status !== 'finished').sort((a, b) => Number(b.your_turn) - Number(a.your_turn))
      // Those at which this person sits are among their own.
      this.open = open.filter((table) => !table.seats.some((seat) => seat.yours || seat.awaits_you))
      this.finished = finished
      this.failure = null
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      this.failure = reason
    }
  }

  /** Looks now and from time to time, until the returned function is called. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.look()
    }
    void this.look()
    const again = setInterval(look, LOOK_AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(again)
      document.removeEventListener('visibilitychange', look)
    }
  }

  card(game: string): GameCard | undefined {
    return this.games?.find((card) => card.name === game)
  }
}

export const hall = new Hall()
