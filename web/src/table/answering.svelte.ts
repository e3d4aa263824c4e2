// How the person at this screen answers: what they look at, choose, confirm and take back.
import { tick } from 'svelte'

import { toast } from '../lib/announce.svelte'
import { Refused, type LogEntry, type TableState } from '../lib/api'
import type { HandingOver } from '../lib/handing.svelte'
import { seatNames } from '../lib/names'
import { refusalText } from '../lib/refusal'
import { citation } from '../lib/rules'
import { settings } from '../lib/settings.svelte'
import type { LiveTable } from '../lib/table.svelte'
import { say, t, tg } from '../lib/text.svelte'
import { ActionSpace } from './actions'
import type { Asked, Proposal } from './context'
import { linesOf } from './foreseen'
import type { Forecast, GameParts } from './game'
import { offersOf, variantOf } from './offers'
import { requestTo } from './requests'
import { land } from './travel'

/** Whoever answers within this time did not have to think. */
const QUICK_MS = 300

/** What was pressed and isn't possible, and the number of the rule that forbids it. */
export interface Refusal {
  action: number
  number: number
  at: HTMLElement
}

export class Answering {
  readonly table: LiveTable
  readonly game: GameParts
  readonly handing: HandingOver

  /** The answer that is on its way. */
  chosen: number | null = $state(null)
  pondered: number | null = $state(null)
  #proposed: { proposal: Proposal | null; ply: number } = $state.raw({ proposal: null, ply: -1 })
  /** The answer that waits for a second word. */
  confirming: number | null = $state(null)
  refusal: Refusal | null = $state.raw(null)
  /** The list of all answers is open, or that of one block. */
  listed: { block: string | null } | null = $state(null)
  drawerOpen = $state(false)
  /** The seat that takes its time; one that answers at once is not said to think. */
  thinking: number | null = $state(null)
  #undoing = $state(false)
  #undoneAt: number | null = $state(null)

  readonly now: TableState = $derived.by(() => this.handing.seen!)
  readonly details = $derived.by(() => this.table.details!)
  /** What has been put together on the table; it ends with the question that it was for. */
  readonly proposal: Proposal | null = $derived.by(() => (this.asked && this.#proposed.ply === this.now.ply ? this.#proposed.proposal : null))
  readonly space = $derived(new ActionSpace(this.details.actions))
  readonly names = $derived(seatNames(this.now.seats))
  /** The seat whose board this person looks at. */
  readonly seat = $derived.by(() => this.now.eyes ?? 0)
  /** The seat that is to answer, by the person at this screen or by another; nobody while something is told. */
  readonly awaited: number | null = $derived.by(() => {
    const { status, asked_seat } = this.now
    return status !== 'playing' || this.table.isTelling || this.handing.to !== null ? null : asked_seat
  })
  /** The seat that all look at: whose doing is told, or who is to answer. */
  readonly active: number | null = $derived.by(() => this.awaited ?? this.table.told.at(-1)?.seat ?? null)
  readonly asked: Asked | null = $derived.by(() => this.#ask())
  readonly question = $derived(this.now.question ? say(this.now.game, this.now.question, this.names) : '')
  readonly offers = $derived.by(() => offersOf(this.asked?.verdict ?? [], this.now, this.space, this.game))
  readonly forecast: Forecast[] = $derived.by(() => this.#foresee())
  /** The answers that this person has given in this turn. */
  readonly crumbs: LogEntry[] = $derived.by(() => this.#lookBack())
  readonly mayRedo = $derived(this.#undoneAt === this.now.ply && this.asked !== null && this.now.undo.asked_by === null)
  /** How many answers are to be taken back, if the rank is not too dear for it. */
  peeking: number | null = $state(null)
  /** What somebody else would like this person to agree to. */
  readonly request = $derived.by(() => requestTo(this.table.mine, this.now))
  /** Of the answers that give themselves, those that this person wants to be asked for. */
  readonly #wanted = $derived.by(() => {
    const left = settings.askMix ? ['single'] : ['single', ...(this.game.leftToRules ?? [])]
    return this.details.habits.filter((habit) => !left.includes(habit))
  })

  /** To be made while a component is. */
  constructor(table: LiveTable, game: GameParts, handing: HandingOver) {
    this.table = table
    this.game = game
    this.handing = handing
    $effect(() => {
      const seat = this.asked ? null : this.awaited
      this.thinking = null
      if (seat === null) return undefined
      const soon = setTimeout(() => (this.thinking = seat), QUICK_MS)
      return () => clearTimeout(soon)
    })
    $effect(() => {
      if (this.offers.drawer.length === 0) this.drawerOpen = false
      if (!this.asked) this.listed = null
    })
  }

  #ask(): Asked | null {
    const { verdict, status, ply } = this.now
    const mine = this.handing.to === null ? this.table.asked : null
    if (mine === null || verdict === null || status !== 'playing') return null
    const answering = this
    return {
      seat: mine,
      ply,
      verdict,
      get chosen() {
        return answering.chosen
      },
      get pondered() {
        return answering.pondered
      },
      name: (action) => this.nameOf(action),
      telling: (action) => this.now.tellings[action] ?? null,
      reason: (action, number = verdict[action] ?? 0) => this.reasonOf(action, number),
      sentence: (number) => this.#sentence(number),
      answer: (action) => this.choose(action),
      get instead() {
        const { free, costs_rank } = answering.now.undo
        return free && !costs_rank ? (action: number) => void answering.#answerInstead(action) : undefined
      },
      propose: (offered) => (this.#proposed = { proposal: offered, ply }),
      answerAll: (offered) => void this.giveAll(offered),
      takeBack: () => void this.undo(1),
      explain: (action, at, number = verdict[action] ?? 0) => (this.refusal = { action, number, at }),
      ponder: (action) => (this.pondered = action),
      foresee: (action) => this.table.foresee(action),
      isVain: (action) => this.isVain(action),
      lookAhead: (answers) => this.table.lookAhead(answers),
    }
  }

  #foresee(): Forecast[] {
    const { view } = this.now
    if (!view || !this.asked) return []
    const proposed = this.proposal?.forecast ?? []
    if (proposed.length > 0) return proposed
    return this.pondered === null ? this.#how() : [...this.#said(this.pondered), ...this.linesFor(this.pondered)]
  }

  /** While nothing is looked at, what there is to press. */
  #how(): Forecast[] {
    const { view } = this.now
    const may = (block: string) => this.asked?.verdict.some((verdict, action) => verdict === 0 && this.space.nameOf(action) === block) ?? false
    const told = view && this.asked ? this.game.how?.(view, this.asked.seat, may) : null
    return told ? [told] : []
  }

  /** What follows from an answer. */
  linesFor(action: number): Forecast[] {
    const lines = linesOf(this.table.foresee(action), this.seat)
    return this.isVain(action) ? [...lines, { icon: 'refuse', text: t('table-vain') }] : lines
  }

  isVain(action: number): boolean {
    return this.asked?.verdict[action] === 0 && this.table.foresee(action)?.vain === true
  }

  /** An answer that has no button in the dock is named there while it is looked at. */
  #said(action: number): Forecast[] {
    const telling = this.now.tellings[action]
    return telling && this.game.shownElsewhere?.includes(this.space.nameOf(action)) ? [{ telling }] : []
  }

  #lookBack(): LogEntry[] {
    const mine = this.asked?.seat
    const { view } = this.now
    if (mine === undefined || !view || this.game.isFresh(view)) return []
    const { log } = this.table
    const ended = log.findLastIndex((entry) => entry.seat !== mine || this.game.endsTurn.includes(entry.block))
    const opened = log.findLastIndex((entry) => this.game.opensTurn.includes(entry.block))
    return log.slice(Math.max(ended + 1, opened))
  }

  nameOf(action: number): string {
    const telling = this.now.tellings[action]
    return telling ? say(this.now.game, telling, this.names) : tg(this.now.game, `block-${this.space.nameOf(action)}`)
  }

  /** Why an action is refused: in the numbers of the moment, where the server has told them by now. */
  reasonOf(action: number, number: number): { text: string; rule: string } {
    const telling = this.asked?.verdict[action] === number ? this.table.reason(action) : null
    return { text: telling ? say(this.now.game, telling, this.names) : this.#sentence(number), rule: this.cite(number) }
  }
  #sentence(number: number): string {
    return tg(this.now.game, `rule-${number}`)
  }

  cite(number: number): string {
    return citation(this.details.rule_prefix, number)
  }

  // Answering.

  choose(action: number): void {
    this.refusal = null
    this.listed = null
    land()
    if (this.table.busy) return
    if (!this.#endsSomething(action) || this.table.foresee(action)) return this.#decide(action)
    // Whoever is quicker than the forecast waits for it: what would be lost is said before it is.
    const { version } = this.now
    this.chosen = action
    void this.table.lookedAhead().finally(() => {
      this.chosen = null
      if (this.now.version === version) this.#decide(action)
    })
  }

  #decide(action: number): void {
    if (this.#needsConfirming(action)) {
      this.confirming = action
      void tick().then(() => document.querySelector<HTMLElement>('[data-region="dock"] [data-first]')?.focus())
    } else void this.#give(action)
  }

  #needsConfirming(action: number): boolean {
    if (!this.asked || settings.confirm === 'never') return false
    if (this.lossOf(action) !== null || this.isVain(action) || this.forgoesGift(action)) return true
    if (this.#isApart(action) && this.#leavesOpen) return true
    return this.handsOver(action) && (settings.confirm === 'always' || (this.#leavesOpen && !this.#isUse(action)))
  }

  /** Whether an answer is one of those that end a turn, a phase or a choice. */
  #endsSomething(action: number): boolean {
    return this.game.mainAction.includes(this.space.nameOf(action)) || this.#isApart(action)
  }
  #isApart(action: number): boolean {
    return [this.space.nameOf(action), variantOf(action, this.now, this.space)].some((name) => this.game.apartAction.includes(name))
  }
  /** Whether the turn could still be used for something that is worth it. */
  readonly #leavesOpen = $derived(this.asked?.verdict.some((verdict, action) => verdict === 0 && this.#isUse(action)) ?? false)
  #isUse(action: number): boolean {
    return this.game.usesOfTurn.includes(this.space.nameOf(action)) && !this.isVain(action)
  }

  /** Whether an answer ends a choice while there is still something to be had for nothing. */
  forgoesGift(action: number): boolean {
    const { asked } = this
    if (!asked || !this.#endsSomething(action)) return false
    const isLeft = (verdict: number, other: number) => verdict === 0 && !this.#endsSomething(other)
    return asked.verdict.some((verdict, other) => isLeft(verdict, other) && this.table.foresee(other)?.gift === true)
  }

  /** Whether somebody else is asked after this answer. */
  handsOver(action: number): boolean {
    const foreseen = this.table.foresee(action)
    return foreseen !== null && foreseen.asked !== this.asked?.seat
  }

  /** What an answer throws away, in words, where another would throw less away; null without. */
  lossOf(action: number): string | null {
    const lost = Object.entries(this.table.foresee(action)?.lost ?? {})
    if (!this.asked || lost.length === 0) return null
    return lost.map(([thing, amount]) => tg(this.now.game, `goods-${thing}`, { count: amount })).join(', ')
  }

  confirm(yes: boolean): void {
    const action = this.confirming
    this.confirming = null
    if (yes && action !== null) void this.#give(action)
  }

  /** `decides`: habits of the rules that this person does without for once. */
  async #give(action: number, decides: readonly string[] = []): Promise<void> {
    this.chosen = action
    this.confirming = null
    try {
      if (await this.table.answer(action, [...this.#wanted, ...decides])) this.#undoneAt = null
    } catch (reason) {
      this.#tellRefusal(reason)
    } finally {
      this.chosen = null
    }
  }

  /** Gives one answer after the other, as long as the table goes along; what it refuses, it says. */
  giveAll(proposal: Proposal): Promise<void> {
    this.refusal = null
    land()
    return this.table.giveInOneGo(() => this.#giveEach(proposal))
  }

  async #giveEach({ next, decides }: Proposal): Promise<void> {
    for (let given = 0, ply = -1; ply !== this.now.ply; given++) {
      const { view } = this.now
      ply = this.now.ply
      const action = view && this.asked ? next(view, given) : null
      const verdict = action === null ? -1 : (this.asked?.verdict[action] ?? -1)
      if (action !== null && verdict === 0) await this.#give(action, decides)
      else if (action !== null && verdict > 0) toast(this.reasonOf(action, verdict).text, 'refusal')
    }
  }

  // Taking back.

  /** Takes back so many answers; those that were given by themselves go with the one before them. */
  async undo(answers: number, forgoRank = false): Promise<void> {
    this.table.skip()
    const by = this.table.log.at(-1)?.seat
    const who = by !== undefined && this.table.mine.includes(by) ? by : this.seat
    this.#undoing = true
    try {
      for (let left = answers; left > 0; left--) {
        const before = this.now.ply
        if (this.now.undo.costs_rank && !forgoRank) {
          this.#askFirst(left)
          break
        }
        await this.table.undo(who, forgoRank)
        if (this.now.ply === before) break
        this.#undoneAt = this.now.ply
        if (left > 1 && !this.now.undo.free) {
          toast(t('table-crumb-others'), 'refusal')
          break
        }
      }
    } catch (reason) {
      this.#tellRefusal(reason)
    } finally {
      this.#undoing = false
    }
  }

  #askFirst(answers: number): void {
    this.confirming = null
    this.peeking = answers
    void tick().then(() => document.querySelector<HTMLElement>('[data-region="dock"] [data-second]')?.focus())
  }
  /** Whether the rank is given for it. */
  peek(yes: boolean): void {
    const answers = this.peeking
    this.peeking = null
    if (yes && answers !== null) void this.undo(answers, true)
  }

  async #answerInstead(action: number): Promise<void> {
    if (this.table.busy || this.#undoing) return
    land()
    const before = this.now.ply
    await this.undo(1)
    if (this.now.ply < before) await this.#give(action)
  }

  async redo(): Promise<void> {
    try {
      await this.table.redo()
      this.#undoneAt = this.now.ply
    } catch (reason) {
      this.#undoneAt = null
      this.#tellRefusal(reason)
    }
  }

  async reply(agree: boolean): Promise<void> {
    try {
      if (this.request?.kind === 'undo') await this.table.replyToUndo(this.seat, agree)
      else await this.table.replyToOffer(agree)
    } catch (reason) {
      this.#tellRefusal(reason)
    }
  }

  #tellRefusal(reason: unknown): void {
    if (!(reason instanceof Refused)) throw reason
    const { number } = reason.refusal
    toast(number ? this.#sentence(number) : refusalText(reason), 'refusal')
  }

  // What lies over the table.

  openDrawer(): void {
    if (this.offers.drawer.length > 0) this.drawerOpen = true
  }

  /** The table has moved on: whatever was said of the question before it is over. */
  moveOn(): void {
    this.refusal = null
    this.confirming = null
    this.peeking = null
    this.pondered = null
  }
}
