// One table, kept up to date: its state as this person sees it, its log and its chat.
import { api, Refused } from './api'
import type { ChatLine, Forecast, Forecasts, GameDetails, LogEntry, Notice, PlyNotice, TableState, Telling } from './api'
import { toast } from './announce.svelte'
import { refusalText } from './refusal'
import { listen, type Line } from './live'
import { learnCards, t } from './text.svelte'

export class LiveTable {
  state: TableState | null = $state.raw(null)
  details: GameDetails | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  #forecasts: Forecasts | null = $state.raw(null)
  #looking: Promise<void> = Promise.resolve()
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  line: Line = $state('connecting')
  /** Why there is no table to show. */
  failure: Refused | null = $state.raw(null)
  /** An answer is on its way. */
  busy = $state(false)

  #fetching = false
  #again = false
  #known = 0 // the log is certain up to this ply

  constructor(readonly id: string) {}

  /** Loads the table and follows it until the returned function is called. */
  follow(): () => void {
    void this.refresh()
    return listen(this.id, {
      notice: (notice) => this.#heed(notice),
      opened: () => {
        this.#known = 0
        void this.refresh()
        void this.#fetchChat()
      },
      line: (line) => (this.line = line),
    })
  }

  /** The seats that this person answers for. */
  get mine(): number[] {
    return this.state?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []
  }
  /** The seat of this person that is asked now, if any. */
  get asked(): number | null {
    const seat = this.state?.asked_seat ?? null
    return seat !== null && this.mine.includes(seat) ? seat : null
  }

  async refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true
      return
    }
    this.#fetching = true
    try {
      do {
        this.#again = false
        await this.#fetch()
      } while (this.#again)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      if (this.state === null) this.failure = reason
    } finally {
      this.#fetching = false
    }
  }

  async #fetch(): Promise<void> {
    const state = await api.table(this.id)
    if (this.details === null) {
      const details = await api.game(state.game)
      learnCards(state.game, details.cards)
      this.details = details
    }
    this.#take(state)
    await this.#fetchLog(state.ply)
  }

  #take(state: TableState): void {
    // Of two answers that cross on the way the newer one counts.
    if (this.state !== null && state.version < this.state.version) return
    this.state = state
    this.failure = null
    if (state.ply < this.#known) this.#forget(state.ply)
    this.#append(state.latest)
    if (this.asked !== null) this.#looking = this.#lookAhead(state)
  }

  /** What the log says of the last change, if nothing before it is missing. */
  #append(entries: readonly LogEntry[]): void {
    const fresh = entries.filter((entry) => entry.ply > this.#known)
    if (fresh[0]?.ply !== this.#known + 1) return
    this.log = [...this.log.filter((entry) => entry.ply <= this.#known), ...fresh]
    this.#known = fresh.at(-1)!.ply
  }

  // What answers would bring about.

  async #lookAhead(state: TableState): Promise<void> {
    if (this.#forecasts?.version === state.version) return
    try {
      const forecasts = await api.forecasts(this.id)
      if (forecasts.version === this.state?.version) this.#forecasts = forecasts
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason // Somebody else is asked by now.
    }
  }
  /** The forecasts of the open question; null while they are on their way. */
  get #ahead(): Forecasts | null {
    return this.#forecasts?.version === this.state?.version ? this.#forecasts : null
  }
  /** What a legal answer would bring about; null while that is not known. */
  foresee(action: number): Forecast | null {
    return this.#ahead?.forecasts[action] ?? null
  }
  /** Why an answer is refused, in the numbers of the moment; null where the rule's own sentence must do. */
  reason(action: number): Telling | null {
    return this.#ahead?.reasons[action] ?? null
  }
  /** Resolves when all that can be foreseen of the open question is known. */
  lookedAhead(): Promise<void> {
    return this.#looking
  }
  /** What several answers would, one after the other; null where the rules forbid one of them. */
  async foreseeAll(answers: readonly number[]): Promise<Forecast | null> {
    try {
      return await api.forecast(this.id, answers)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      return null
    }
  }

  /** Answers after this ply were taken back. */
  #forget(ply: number): void {
    this.#known = Math.min(this.#known, ply)
    if (this.log.some((entry) => entry.ply > ply)) this.log = this.log.filter((entry) => entry.ply <= ply)
  }

  async #fetchLog(ply: number): Promise<void> {
    if (this.#known >= ply) return
    const since = this.#known
    const entries = await api.log(this.id, since)
    this.log = [...this.log.filter((entry) => entry.ply <= since), ...entries]
    this.#known = Math.max(since, this.log.at(-1)?.ply ?? 0)
  }

  async #fetchChat(): Promise<void> {
    try {
      this.chat = await api.chat(this.id)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
    }
  }

  #heed(notice: Notice): void {
    if (notice.type === 'chat') {
      if (this.chat.some((line) => line.id === notice.line.id)) return
      this.chat = [...this.chat, notice.line]
      this.unread += 1
    } else if (notice.type === 'seats') {
      void this.refresh()
    } else {
      this.#follow(notice)
    }
  }

  #follow(notice: PlyNotice): void {
    this.#forget(notice.ply)
    if (notice.state !== undefined && this.details !== null) this.#take(notice.state)
    // While an answer is on its way, its reply brings the state.
    const behind = !this.busy && this.state?.ply !== notice.ply
    if (behind || this.#known < notice.ply) void this.refresh()
  }

  /** Gives an answer. A refusal by the rules is thrown to the asker; a table that has moved on is just fetched. */
  async answer(action: number, wanted: readonly string[], seat = this.asked): Promise<boolean> {
    const state = this.state
    if (state === null || seat === null || this.busy) return false
    return this.#change(() => api.answer(this.id, state, seat, action, wanted))
  }
  undo(seat = this.mine[0]): Promise<boolean> {
    const ply = this.state?.ply ?? 0
    return seat === undefined ? Promise.resolve(false) : this.#quietly(() => api.undo(this.id, ply, seat))
  }
  replyToUndo(seat: number, agree: boolean): Promise<boolean> {
    return this.#quietly(() => api.replyToUndo(this.id, seat, agree))
  }
  redo(): Promise<boolean> {
    return this.#quietly(() => api.redo(this.id))
  }
  sit(seat: number): Promise<boolean> {
    return this.#change(() => api.sit(this.id, seat))
  }
  leave(seat: number): Promise<boolean> {
    return this.#change(() => api.leave(this.id, seat))
  }
  start(bots?: string): Promise<boolean> {
    return this.#change(() => api.start(this.id, bots))
  }
  async say(text: string): Promise<void> {
    const line = await api.say(this.id, text)
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line]
  }

  /** The asked person's time is up: a bot answers for them. */
  standIn(): Promise<boolean> {
    return this.#quietly(() => api.standIn(this.id))
  }

  /** A refusal is a note on the page, no matter for the asker. */
  async #quietly(wish: () => Promise<TableState>): Promise<boolean> {
    try {
      return await this.#change(wish)
    } catch (reason) {
      toast(refusalText(reason), 'refusal')
      await this.refresh()
      return false
    }
  }

  async #change(wish: () => Promise<TableState>): Promise<boolean> {
    this.busy = true
    try {
      this.#take(await wish())
      if (this.#known < (this.state?.ply ?? 0)) void this.refreshLog()
      return true
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      if (reason.stale) {
        toast(t('table-moved-on'))
        await this.refresh()
        return false
      }
      if (reason.offline) {
        toast(t('offline-answer'), 'refusal')
        return false
      }
      throw reason
    } finally {
      this.busy = false
    }
  }

  async refreshLog(): Promise<void> {
    try {
      await this.#fetchLog(this.state?.ply ?? 0)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason // The next notice asks again.
    }
  }
}
