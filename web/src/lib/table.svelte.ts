// One table, kept up to date: its state as this person sees it, its log and its chat. What others do is shown one
// after the other, so that the table that is shown may be behind the one that is; nobody answers there.
import { api, Refused } from './api'
import type { Ahead, ChatLine, Forecast, Forecasts, GameDetails, LogEntry, Notice, PlyNotice, TableState, Telling } from './api'
import { toast } from './announce.svelte'
import { gameDetails } from './details'
import { refusalText } from './refusal'
import { listen, type Line, type LiveLine } from './live'
import { newsOf } from './news'
import { Procession, restFor } from './pace'
import { settings } from './settings.svelte'
import { t } from './text.svelte'

/** How a state that has come is shown: in its turn, or now, and then as one's own doing. */
type Manner = 'paced' | 'own' | 'at once'

export class LiveTable {
  /** The table as it is shown. */
  state: TableState | null = $state.raw(null)
  /** The table as it is. */
  present: TableState | null = $state.raw(null)
  /** What others did is being told. */
  isTelling = $state(false)
  /** How much more of it waits. */
  toCome = $state(0)
  #toldSince = $state(0)
  details: GameDetails | null = $state.raw(null)
  #entries: LogEntry[] = $state.raw([])
  /** What has happened until the moment that is shown. */
  readonly log: LogEntry[] = $derived.by(() => {
    const ply = this.state?.ply ?? 0
    return this.#entries.at(-1)?.ply === ply ? this.#entries : this.#entries.filter((entry) => entry.ply <= ply)
  })
  /** What is being told: the last of it. */
  readonly told: LogEntry[] = $derived.by(() => {
    const known = this.log.at(-1)?.ply === this.state?.ply ? this.log : (this.state?.latest ?? [])
    return known.filter((entry) => entry.ply > this.#toldSince)
  })
  #forecasts: Forecasts | null = $state.raw(null)
  #looking: Promise<void> = Promise.resolve()
  #inOneGo: Promise<void> = Promise.resolve() // several answers that are being given
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  line: Line = $state('connecting')
  /** Why there is no table to show. */
  failure: Refused | null = $state.raw(null)
  /** An answer is on its way. */
  busy = $state(false)

  #line: LiveLine | null = null
  #fetching = false
  #again = false
  #manner: Manner = 'paced' // of the state that is being fetched
  #known = 0 // the log is certain up to this ply
  #early: TableState[] = [] // what came while an answer was on its way: it is shown after that
  #teller: number | null = null // whose deed was told last
  #heard = 0 // the ply that was spoken of last
  #procession = new Procession<TableState>(
    (state, isNew) => this.#show(state, isNew),
    () => this.#count(),
  )

  constructor(readonly id: string) {}

  /** Loads the table and follows it until the returned function is called. */
  follow(): () => void {
    void this.refresh()
    let wasOpen = false
    const line = listen(this.id, {
      notice: (notice) => this.#heed(notice),
      opened: () => {
        // What was missed while the line was lost is shown at once; before it opened, nothing was.
        if (wasOpen) this.#known = 0
        void this.refresh(wasOpen ? 'at once' : 'paced')
        void this.#fetchChat()
        wasOpen = true
      },
      line: (line) => (this.line = line),
    })
    this.#line = line
    const whenHidden = () => document.hidden && this.skip()
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      this.#line = null
      line.close()
      document.removeEventListener('visibilitychange', whenHidden)
      this.skip()
    }
  }

  /** The seats that this person answers for. */
  get mine(): number[] {
    return this.state?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []
  }
  /** The seat of this person that is asked now, if any: not before all is told. */
  get asked(): number | null {
    const seat = this.state?.asked_seat ?? null
    return seat !== null && !this.isTelling && this.state === this.present && this.mine.includes(seat) ? seat : null
  }

  async refresh(manner: Manner = 'paced'): Promise<void> {
    if (manner !== 'paced') this.#manner = manner
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
      // What was deleted meanwhile is shown no more.
      if (this.state === null || reason.status === 404) this.failure = reason
    } finally {
      this.#fetching = false
    }
  }

  async #fetch(): Promise<void> {
    const state = await api.table(this.id)
    if (this.details === null) {
      this.details = await gameDetails(state.game)
    }
    // Nobody waits for the log to see the table; but what is told has its words.
    if (this.present !== null) await this.#fetchLog(state.ply)
    this.#take(state, this.#manner)
    this.#manner = 'paced'
    await this.#fetchLog(state.ply)
  }

  #take(state: TableState, manner: Manner = 'paced'): void {
    // Of two answers that cross on the way the newer one counts.
    const before = this.present
    if (before !== null && state.version < before.version) return
    this.present = state
    const news = before === null ? [] : newsOf(before, state)
    for (const { id, seat } of news) toast(t(`news-${id}`, { name: state.seats[seat]?.name ?? '' }))
    this.failure = null
    const tookBack = before !== null && state.ply < before.ply
    if (tookBack) this.#forget(state.ply)
    this.#append(state.latest)
    if (before === null || tookBack || manner === 'at once' || document.hidden) this.#procession.arriveAtOnce(state)
    else this.#follow(state, before, manner)
    this.#teller = state.latest.findLast((entry) => entry.deed !== null)?.seat ?? this.#teller
    const mine = state.seats.some((seat) => seat.yours && seat.seat === state.asked_seat)
    if (mine) this.#looking = this.#lookAhead(state)
  }

  // Following what others do.

  #follow(state: TableState, before: TableState, manner: Manner): void {
    const known = this.#known >= state.ply ? this.#entries : state.latest
    const fresh = known.filter((entry) => entry.ply > before.ply && entry.ply <= state.ply)
    const rest = restFor(fresh, this.#teller, settings.pace)
    const isMine = (seat: number | null) => state.seats.some((each) => each.yours && each.seat === seat)
    const own = manner === 'own' || (fresh.length > 0 && fresh.every((entry) => isMine(entry.seat)))
    if (!own) this.#procession.arrive(state, rest)
    else this.#procession.arriveAtOnce(state, isMine(state.asked_seat) ? 0 : rest)
  }

  #show(state: TableState, isNew: boolean): void {
    if (isNew) this.#toldSince = this.state?.ply ?? state.ply
    this.state = state
  }

  #count(): void {
    this.isTelling = this.#procession.isResting
    this.toCome = this.#procession.toCome
  }

  /** On to the table as it is. */
  skip(): void {
    this.#procession.skip()
  }

  /** What the log says of the last change, if nothing before it is missing. */
  #append(entries: readonly LogEntry[]): void {
    const fresh = entries.filter((entry) => entry.ply > this.#known)
    if (fresh[0]?.ply !== this.#known + 1) return
    this.#entries = [...this.#entries.filter((entry) => entry.ply <= this.#known), ...fresh]
    this.#known = fresh.at(-1)!.ply
  }

  // What answers would bring about.

  async #lookAhead({ version }: TableState): Promise<void> {
    await this.#inOneGo
    if (this.#forecasts?.version === version || this.present?.version !== version) return
    try {
      const forecasts = await api.forecasts(this.id)
      if (forecasts.version === this.present?.version) this.#forecasts = forecasts
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
  /** Where several answers would lead, one after the other; null where that can't be said now. */
  async lookAhead(answers: readonly number[]): Promise<Ahead | null> {
    const version = this.present?.version
    await this.#inOneGo
    if (this.present?.version !== version) return null
    try {
      return await api.ahead(this.id, answers)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      return null
    }
  }

  /** Gives several answers: nobody looks ahead from the questions between them, which are over at once. */
  giveInOneGo(answers: () => Promise<void>): Promise<void> {
    const given = answers()
    this.#inOneGo = given.catch(() => undefined)
    return given
  }

  /** Answers after this ply were taken back. */
  #forget(ply: number): void {
    this.#known = Math.min(this.#known, ply)
    if (this.#entries.some((entry) => entry.ply > ply)) this.#entries = this.#entries.filter((entry) => entry.ply <= ply)
  }

  async #fetchLog(ply: number): Promise<void> {
    if (this.#known >= ply) return
    const since = this.#known
    const entries = await api.log(this.id, since)
    // The line may have told of more meanwhile.
    if (this.#known > since && this.#known >= (entries.at(-1)?.ply ?? 0)) return
    this.#entries = [...this.#entries.filter((entry) => entry.ply <= since), ...entries]
    this.#known = Math.max(since, this.#entries.at(-1)?.ply ?? 0)
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
      this.#moveOn(notice)
    }
  }

  #moveOn(notice: PlyNotice): void {
    this.#heard = notice.ply
    this.#forget(notice.ply)
    if (notice.state !== undefined && this.details !== null) this.#early.push(notice.state)
    // While an answer is on its way, its reply brings the state.
    if (!this.busy) this.#catchUp()
  }

  #catchUp(): void {
    for (const state of this.#early.splice(0)) this.#take(state)
    if (this.present?.ply !== this.#heard) void this.refresh()
    else if (this.#known < this.#heard) void this.refreshLog()
  }

  /** Gives an answer. A refusal by the rules is thrown to the asker; a table that has moved on is just fetched. */
  async answer(action: number, wanted: readonly string[], seat = this.asked): Promise<boolean> {
    const state = this.state
    if (state === null || seat === null || this.busy) return false
    const given = { ply: state.ply, version: state.version, seat, action, ask: [...wanted] }
    return this.#change(() => this.#line?.answer(given) ?? api.answer(this.id, given))
  }
  undo(seat = this.mine[0], forgoRank = false): Promise<boolean> {
    const ply = this.present?.ply ?? 0
    return seat === undefined ? Promise.resolve(false) : this.#quietly(() => api.undo(this.id, ply, seat, forgoRank))
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
  rename(name: string): Promise<boolean> {
    return this.#change(() => api.renameTable(this.id, name))
  }
  resign(): Promise<boolean> {
    return this.#quietly(() => api.resign(this.id))
  }
  offerEnd(): Promise<boolean> {
    return this.#quietly(() => api.offerEnd(this.id))
  }
  /** A bot plays on for somebody who is away, or the others are asked for it. */
  replace(seat: number, bot: string): Promise<boolean> {
    return this.#quietly(() => api.replace(this.id, seat, bot))
  }
  /** Not to agree to one's own offer is to take it back. */
  replyToOffer(agree: boolean): Promise<boolean> {
    return this.#quietly(() => api.replyToOffer(this.id, agree))
  }
  /** Has the seats again that a bot has played. */
  comeBack(): Promise<boolean> {
    const seat = this.state?.seats.find((each) => each.awaits_you)?.seat
    return seat === undefined ? Promise.resolve(false) : this.#quietly(() => api.sit(this.id, seat))
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
      this.#take(await wish(), 'own')
      if (this.#known < (this.present?.ply ?? 0)) void this.refreshLog()
      return true
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      if (reason.stale) {
        toast(t('table-moved-on'))
        await this.refresh('at once')
        return false
      }
      if (reason.offline) {
        toast(t('offline-answer'), 'refusal')
        return false
      }
      throw reason
    } finally {
      this.busy = false
      if (this.#early.length > 0) this.#catchUp()
    }
  }

  async refreshLog(): Promise<void> {
    try {
      await this.#fetchLog(this.present?.ply ?? 0)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason // The next notice asks again.
    }
  }
}
