/** A bid as it is put together on the table, before anything of it is answered: areas, and silver for each. */
import { t } from '../../lib/text.svelte'
import type { Proposal } from '../../table/context'
import type { Forecast } from '../../table/game'
import { BIDDING, type Places, type View } from './places'
import { goods, nameOf } from './words'

export interface Stake {
  area: number
  /** That is added to what lies on the tent. */
  silver: number
}

const TWO_AREAS = 95 // the rule that asks for them
const NOT_LEADING = 99
const BEYOND_PURSE = 101

export class Bid {
  stakes: Stake[] = $state([])
  /** The question that it began with, by the answers before it. */
  private since = -1

  constructor(private readonly places: Places) {}

  /** The question has changed: what no longer belongs to the bid goes, and what was answered so far comes in. */
  follow(view: View, by: { seat: number; ply: number } | null): void {
    const { stage } = view.question
    const isOver = by === null || !BIDDING.includes(stage) || (stage === 'auction' && by.ply !== this.since)
    if (isOver && this.stakes.length > 0) this.stakes = []
    if (by === null || !BIDDING.includes(stage)) return
    if (stage === 'auction') this.since = by.ply
    const { seat } = by
    const named = this.named(view)
    const kept = this.stakes.filter(({ area }) => this.isOpen(view, area) && area !== named)
    const before = this.stakes.find(({ area }) => area === named)
    const first = named === null ? [] : [before ?? { area: named, silver: this.least(view, seat, named) }]
    const raised = [...first, ...kept].slice(0, this.most(view)).map((stake) => this.raised(view, seat, stake))
    const next = this.withinPurse(view, seat, raised)
    if (JSON.stringify(next) !== JSON.stringify(this.stakes)) this.stakes = next
  }

  /** The area that silver is just asked for. */
  private named(view: View): number | null {
    const { area } = view.command
    return view.question.stage === 'add_silver' && area !== null ? this.places.areaNumber(area) : null
  }

  private isOpen(view: View, area: number): boolean {
    const { first_area } = view.command
    return view.areas[area]?.live === true && (first_area === null || this.places.areaNumber(first_area) !== area)
  }

  private raised(view: View, seat: number, { area, silver }: Stake): Stake {
    return { area, silver: Math.max(silver, this.least(view, seat, area)) }
  }

  /** The first of them that the silver is enough for. */
  private withinPurse(view: View, seat: number, stakes: Stake[]): Stake[] {
    let left = view.boards[seat]?.silver ?? 0
    return stakes.filter(({ silver }) => (left -= silver) >= 0)
  }

  /** How many areas it may still be in. */
  private most(view: View): number {
    return view.command.first_area === null ? 2 : 1
  }

  private needed(view: View, seat: number): number {
    return view.question.stage === 'auction' && view.boards[seat]?.one_area_enough === false ? 2 : 1
  }

  /** What it takes to lead there. */
  least(view: View, seat: number, area: number): number {
    return view.areas[area]?.lead_cost[seat] ?? 0
  }

  stake(area: number): Stake | undefined {
    return this.stakes.find((stake) => stake.area === area)
  }

  /** Silver that is left beside the stakes, or beside all but one. */
  left(view: View, seat: number, but?: number): number {
    const staked = this.stakes.reduce((sum, { area, silver }) => (area === but ? sum : sum + silver), 0)
    return (view.boards[seat]?.silver ?? 0) - staked
  }

  /** The rule against bidding there, beside what is chosen already. */
  against(view: View, seat: number, area: number): number {
    if (this.stakes.length === 0 || this.stake(area)) return 0
    const given = this.stakes.length < this.most(view) ? undefined : this.stakes.at(-1)?.area
    return this.least(view, seat, area) > this.left(view, seat, given) ? BEYOND_PURSE : 0
  }

  /** Into the bid, or out of it; one too many takes the place of the last one. */
  toggle(view: View, seat: number, area: number): void {
    if (this.stake(area)) {
      if (area !== this.named(view)) this.stakes = this.stakes.filter((stake) => stake.area !== area)
      return
    }
    const kept = this.stakes.slice(0, this.most(view) - 1)
    this.stakes = [...kept, { area, silver: this.least(view, seat, area) }]
  }

  /** The rule against one silver more in a stake, or one less; 0 where that may be. */
  againstChange(view: View, seat: number, { area, silver }: Stake, by: 1 | -1): number {
    if (by > 0) return this.left(view, seat) > 0 ? 0 : BEYOND_PURSE
    return silver > this.least(view, seat, area) ? 0 : NOT_LEADING
  }

  /** Does so, or says which rule is against it. */
  change(view: View, seat: number, area: number, by: 1 | -1): number {
    const stake = this.stake(area)
    const rule = stake ? this.againstChange(view, seat, stake, by) : 0
    if (stake && rule === 0) stake.silver += by
    return rule
  }

  proposal(view: View, seat: number): Proposal | null {
    if (this.stakes.length === 0) return null
    const stakes = this.stakes.map((stake) => ({ ...stake }))
    const enough = stakes.length >= this.needed(view, seat)
    return { text: enough ? this.text(view, stakes) : null, forecast: this.forecast(view, seat, enough), next: this.answers(stakes, view.question.stage === 'auction') }
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

  private forecast(view: View, seat: number, enough: boolean): Forecast[] {
    const left = goods({ silver: this.left(view, seat) })
    const staked = this.stakes.map(({ area }) => area)
    const leads = view.areas.filter((area, i) => area.live && (staked.includes(i) || area.leader === seat)).length
    return [
      ...(enough ? [] : [{ icon: 'bid', text: t('guilds-bid-second'), rule: TWO_AREAS }]),
      { icon: 'silver', text: t('guilds-bid-left', { goods: left }) },
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
