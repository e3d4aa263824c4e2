/** Numbers of the rules as they are for a seat now: events and desks change them (NOB-361, NOB-417, NOB-479). */
import type { Effect } from './pieces'
import type { Places, View } from './places'

/** The effects that hold for a seat: the event's, and of each benefit of the desks one. */
function effectsFor(view: View, places: Places, seat: number): Effect[] {
  const { events, desks } = places.components
  const event = view.event ? (events[view.event.card]?.effects ?? []) : []
  const seated = desks.filter((_, column) => [column, column + desks.length].some((desk) => view.chancery?.desks[desk] === seat))
  return [...event, ...seated.map((desk) => desk.effect)]
}

export function parameter(view: View, places: Places, seat: number, name: string, base: number): number {
  const changes = effectsFor(view, places, seat).filter((effect) => effect.kind === 'modify' && effect.parameter === name)
  const set = changes.filter((effect) => effect.op === 'set').map((effect) => effect.amount ?? 0)
  const added = changes.filter((effect) => effect.op === 'add').reduce((sum, effect) => sum + (effect.amount ?? 0), 0)
  const least = Math.max(0, ...changes.map((effect) => effect.least ?? 0))
  if (changes.length === 0) return base
  return Math.max(least, (set.length > 0 ? Math.min(...set) : base) + added)
}

const eventHas = (view: View, places: Places, fits: (effect: Effect) => boolean): boolean =>
  view.event !== null && (places.components.events[view.event.card]?.effects ?? []).some(fits)

/** Whether the event of this round closes a place. */
export const isClosed = (view: View, places: Places, location: string): boolean =>
  eventHas(view, places, (effect) => effect.kind === 'close_location' && effect.location === location)

/** Whether workshops rest in this round. */
export const workshopsRest = (view: View, places: Places): boolean => eventHas(view, places, (effect) => effect.kind === 'suppress')

/** Whether dice in the tavern need not rise in this round. */
export const tavernIsFree = (view: View, places: Places): boolean => eventHas(view, places, (effect) => effect.kind === 'waive')

export const housePrice = (view: View, places: Places, seat: number): number =>
  parameter(view, places, seat, 'yard.house_price', places.components.house_price)

export const hallPrice = (view: View, places: Places, seat: number, printed: number): number =>
  parameter(view, places, seat, 'hall.building_price', printed)

export const goodsLimit = (view: View, places: Places, seat: number, band: number): number =>
  parameter(view, places, seat, 'guild.goods_limit', places.components.guild_slots[band]?.goods ?? 0)

export const councilCoins = (view: View, places: Places, seat: number, printed: number): number =>
  parameter(view, places, seat, 'council.coin_cost', printed)

export const councilLoss = (view: View, places: Places, seat: number): number =>
  parameter(view, places, seat, 'council.reputation_loss', places.components.council_loss)

export const castleGain = (view: View, places: Places, seat: number, slot: number, value: number): number =>
  parameter(view, places, seat, 'castle.reputation_gain', places.components.castle_slots[slot]?.[value] ?? 0)

export const cardsTaken = (view: View, places: Places, seat: number): number =>
  parameter(view, places, seat, 'tavern.cards_taken', 1)

export const shipPrice = (view: View, places: Places, seat: number, printed: number): number =>
  printed + parameter(view, places, seat, 'harbour.coins_per_good', 0)

/** Coins for each apprentice of a guild, in the next income. */
export const incomeEach = (view: View, places: Places, seat: number, printed: number): number =>
  parameter(view, places, seat, 'income.coins_per_apprentice', printed)
