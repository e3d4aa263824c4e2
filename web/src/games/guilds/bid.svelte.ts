/**
 * A bid as it is put together on the table, before anything of it is answered: areas, and silver for each. Where it
 * would lead, and which rule forbids it, the server says.
 */
import type { Ahead } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import type { Asked, Proposal } from '../../table/context'
import type { Forecast } from '../../table/game'
import { BIDDING, type Places, type View } from './places'
import { goods, nameOf } from './words'

export interface Stake {
  area: number
  /** That is added to what lies on the tent. */
  silver: number
}

export class Bid {
  stakes: Stake[] = $state([])
  /** The table before anything of the bid is answered, and the question that it is for. */
  private view: View | null = null
  private asked: Asked | null = null
  /** The question that it began with, by the answers before it. */
  private since = -1
  /** Where bids would lead that were looked at, by their answers. */
  private known: Record<string, Ahead> = $state.raw({})
  /** What was pressed is done one after the other. */
  private doing: Promise<unknown> = Promise.resolve()

  constructor(private readonly places: Places) {}

  /** The question has changed: what no longer belongs to the bid goes, and what was answered so far comes in. */
  follow(view: View, asked: Asked | null): void {
    const isSame = this.view === view && this.asked?.ply === asked?.ply
    this.view = view
    this.asked = asked
    const { stage } = view.question
    const isOver = asked === null || !BIDDING.includes(stage) || (stage === 'auction' && asked.ply !== this.since)
    if (isOver && this.stakes.length > 0) this.stakes = []
    if (asked === null || !BIDDING.includes(stage)) return
    if (stage === 'auction') this.since = asked.ply
    if (!isSame) this.goOn(view, asked)
  }

  /** Keeps of the bid what is left to answer, as far as the rules go along. */
  private goOn(view: View, asked: Asked): void {
    this.known = {}
    const { first_area } = view.command
    const [named, answered] = [this.named, first_area === null ? null : this.places.areaNumber(first_area)]
    const kept = this.stakes.filter(({ area }) => area !== named && area !== answered)
    const before = this.stakes.find(({ area }) => area === named)
    const first = named === null ? [] : [before ?? { area: named, silver: this.least(named) }]
    const next = [...first, ...kept]
    if (JSON.stringify(next) !== JSON.stringify(this.stakes)) this.stakes = next
    void this.inTurn(async () => {
      let stakes = next
      while (stakes.length > first.length && ((await this.look(stakes))?.number ?? 0) > 0) stakes = stakes.slice(0, -1)
      if (this.asked?.ply !== asked.ply) return
      if (stakes.length < next.length) this.stakes = stakes
      await this.look(stakes)
      await this.lookAround()
    })
  }

  /** The area that silver is just asked for. */
  private get named(): number | null {
    const area = this.view?.command.area ?? null
    return this.view?.question.stage === 'add_silver' && area !== null ? this.places.areaNumber(area) : null
  }

  /** What it takes to lead there. */
  private least(area: number): number {
    return this.view?.areas[area]?.lead_cost[this.asked?.seat ?? 0] ?? 0
  }

  stake(area: number): Stake | undefined {
    return this.stakes.find((stake) => stake.area === area)
  }

  // What the rules say of it.

  /** What is left to answer for these stakes. */
  private answersFor(stakes: readonly Stake[]): number[] {
    const { named, places } = this
    return stakes.flatMap(({ area, silver }) => (area === named ? [places.add(silver)] : [places.bid(area), places.add(silver)]))
  }

  private ahead(stakes: readonly Stake[]): Ahead | undefined {
    return this.known[this.answersFor(stakes).join()]
  }

  /** Asks where it would lead; undefined where that can't be said, since the table has moved on or is out of reach. */
  private async look(stakes: readonly Stake[]): Promise<Ahead | undefined> {
    const { asked } = this
    if (stakes.length === 0 || this.ahead(stakes) || !asked) return this.ahead(stakes)
    const answers = this.answersFor(stakes)
    const ahead = await asked.lookAhead(answers)
    if (ahead === null || this.asked?.ply !== asked.ply) return undefined
    this.known = { ...this.known, [answers.join()]: ahead }
    return ahead
  }

  /** Looks at all that one press could make of it. */
  private async lookAround(): Promise<void> {
    const changed = this.stakes.flatMap((stake) => [this.changed(stake, 1), this.changed(stake, -1)])
    await Promise.all([this.stakes.slice(0, -1), ...changed].map((stakes) => this.look(stakes)))
  }

  /** The table as it would then be; null while nothing is chosen. */
  get then(): View | null {
    return (this.ahead(this.stakes)?.view ?? null) as View | null
  }

  /** The stakes that one more area would join: all, or all but the last where there can't be another. */
  private get joined(): Stake[] {
    return this.stakes.length === 0 || this.then?.question.stage === 'second_area' ? this.stakes : this.stakes.slice(0, -1)
  }

  /** The rule against bidding there, beside what is chosen already. */
  against(area: number): number {
    if (this.stakes.length === 0 || this.stake(area)) return 0
    return Math.max(0, this.ahead(this.joined)?.verdict?.[this.places.bid(area)] ?? 0)
  }

  private changed({ area, silver }: Stake, by: 1 | -1): Stake[] {
    return this.stakes.map((stake) => (stake.area === area ? { area, silver: silver + by } : stake))
  }

  /** The rule against one silver more in a stake, or one less; 0 where that may be, or isn't known yet. */
  againstChange(stake: Stake, by: 1 | -1): number {
    return this.ahead(this.changed(stake, by))?.number ?? 0
  }

  // What is pressed.

  private inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.doing.then(deed)
    this.doing = done.catch(() => undefined)
    return done
  }

  /** Other stakes, if the rules go along; else the rule that forbids them. */
  private async take(stakes: Stake[]): Promise<number> {
    const ahead = await this.look(stakes)
    if (ahead === undefined && stakes.length > 0) return 0
    if (ahead !== undefined && ahead.number > 0) return ahead.number
    this.stakes = stakes
    void this.lookAround()
    return 0
  }

  /** Into the bid, or out of it; one too many takes the place of the last one. */
  toggle(area: number): Promise<number> {
    return this.inTurn(async () => {
      if (area === this.named) return 0
      if (this.stake(area)) return this.take(this.stakes.filter((stake) => stake.area !== area))
      return this.take([...this.joined, { area, silver: this.least(area) }])
    })
  }

  /** One silver more in a stake, or one less. */
  change(area: number, by: 1 | -1): Promise<number> {
    return this.inTurn(async () => {
      const stake = this.stake(area)
      return stake ? this.take(this.changed(stake, by)) : 0
    })
  }

  // What the dock offers.

  proposal(view: View, seat: number): Proposal | null {
    if (this.stakes.length === 0) return null
    const stakes = this.stakes.map((stake) => ({ ...stake }))
    const text = this.then !== null && this.lacking === 0 ? this.text(view, stakes) : null
    return { text, forecast: this.forecast(seat), next: this.answers(stakes, view.question.stage === 'auction') }
  }

  /** The rule that asks for another area still; who goes step by step is asked for it in time. */
  private get lacking(): number {
    if (this.view?.question.stage !== 'auction' || this.then?.question.stage !== 'second_area') return 0
    return Math.max(0, this.ahead(this.stakes)?.verdict?.[this.places.space.encode('done')] ?? 0)
  }

  private text(view: View, stakes: Stake[]): string {
    const each = stakes.map(({ area, silver }) => t('guilds-bid-in', { cards: this.what(view, area), silver }))
    return t('guilds-bid', { stakes: each.join(' + ') })
  }

  /** The card there; with several the area itself is shorter. */
  private what(view: View, area: number): string {
    const [first, ...others] = view.areas[area]?.cards.filter((card) => card !== null) ?? []
    return first === undefined || others.length > 0 ? t('guilds-area', { number: area + 1 }) : nameOf('character', first)
  }

  private forecast(seat: number): Forecast[] {
    const { then, lacking } = this
    if (then === null) return []
    const leads = then.areas.filter((area) => area.live && area.leader === seat).length
    return [
      ...(lacking > 0 ? [{ icon: 'bid', text: t('guilds-bid-second'), rule: lacking }] : []),
      { icon: 'silver', text: t('guilds-bid-left', { goods: goods({ silver: then.boards[seat]?.silver ?? 0 }) }) },
      { icon: 'leads', text: t('guilds-bid-leads', { count: leads }) },
    ]
  }

  /** Area, silver, area, silver; or that one area is enough, where that is the whole bid. */
  private answers(stakes: Stake[], whole: boolean): Proposal['next'] {
    const { places } = this
    return (now, given) => {
      const view = now as View
      const { area, first_area } = view.command
      const [first] = stakes
      if (view.question.stage === 'auction') return given === 0 && first ? places.bid(first.area) : null
      if (view.question.stage === 'add_silver' && area !== null) {
        const stake = stakes.find((each) => each.area === places.areaNumber(area))
        return stake ? places.add(stake.silver) : null
      }
      if (view.question.stage === 'second_area' && first_area !== null) {
        const other = stakes.find((each) => each.area !== places.areaNumber(first_area))
        if (other) return places.bid(other.area)
        return whole ? places.space.encode('done') : null
      }
      return null
    }
  }
}
