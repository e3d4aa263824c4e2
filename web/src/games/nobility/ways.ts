/** The ways that a question at a counter leaves open: what is given, and what comes of it. */
import type { Amounts } from '../../table/pieces'
import { bandOf, gainOf, GOODS, type Effect } from './pieces'
import { goodNumber, type BoardView, type Places, type View } from './places'
import { nextGood } from './settling'

export interface Way {
  action: number
  give: Amounts
  gain: Amounts
  /** A drawing in place of amounts. */
  icon?: string
  /** It is called by its block of answers. */
  named?: boolean
}

export interface Counter {
  /** Where it is: an id of a location. */
  location: string
  building: string | null
  settler: string | null
  character: string | null
  ways: Way[]
}

const some = (amounts: Amounts): Amounts => Object.fromEntries(Object.entries(amounts).filter(([, count]) => count > 0))

export function counterOf(view: View, places: Places, seat: number, verdict: readonly number[]): Counter | null {
  const board = view.boards[seat]
  const { stage } = view.question
  const ways = board && WAYS[stage]?.(view, places, board)
  if (!ways) return null
  const lord = stage === 'lord_good'
  return {
    location: lord || stage === 'spend' ? 'player_board' : (view.command.location ?? 'guild'),
    building: ['workshop', 'buy_any', 'give', 'receive'].includes(stage) ? workshopAtWork(view) : null,
    settler: view.command.settler,
    character: lord ? board.character : null,
    ways: ways.filter(({ action }) => (verdict[action] ?? -1) >= 0),
  }
}

/** The tile that is activated. */
export function workshopAtWork(view: View): string | null {
  const guild = view.guilds.find((each) => each.guild === view.command.guild)
  return guild?.workshops[view.command.space ?? -1]?.building ?? null
}

/** Goods that an apprentice brings to a purchase: those who came in this turn bring none yet (NOB-466). */
export const freeGoods = (view: View, board: BoardView, guild: string): number =>
  (board.apprentices[guild] ?? 0) - (view.active === board.seat ? (view.command.fresh[guild] ?? 0) : 0)

const WAYS: Record<string, (view: View, places: Places, board: BoardView) => Way[]> = {
  spend: (view, places) => {
    const good = nextGood(view, places)
    if (good === null) return []
    const actions = places.space.range('spend').filter((action) => places.space.decode(action).values['good'] === goodNumber(good))
    return actions.slice(1).map((action, i) => ({ action, give: { [good]: i + 1 }, gain: {} }))
  },
  workshop: (view, places) => {
    const tile = places.components.buildings[workshopAtWork(view) ?? '']
    const good = view.guilds.find((each) => each.guild === view.command.guild)?.good ?? ''
    return (tile?.effects ?? []).map((effect, i) => ({ action: places.space.encode('use_effect', i), ...useOf(effect, good) }))
  },
  buy_any: (view, places) => {
    const buying = places.components.buildings[workshopAtWork(view) ?? '']?.effects.find((effect) => effect.kind === 'buy_goods')
    return takings(places, some({ coin: buying?.price ?? 1 }))
  },
  give: (_, places) => GOODS.map((good, i) => ({ action: places.space.encode('give_good', i), give: { [good]: 1 }, gain: {} })),
  receive: (view, places) => takings(places, view.command.given ? { [view.command.given]: 1 } : {}),
  lord_good: (_, places) => takings(places, {}),
  buy: (view, places, board) => {
    const guild = view.guilds.find((each) => each.guild === view.command.guild)
    if (!guild) return []
    const price = places.components.goods[guild.good]?.price ?? 1
    const free = freeGoods(view, board, guild.guild)
    return places.space.range('buy').map((action, count) => ({
      action,
      give: some({ coin: count * price }),
      gain: count === 0 ? {} : { [guild.good]: count + free },
      ...(count === 0 ? { icon: 'pass' } : {}),
    }))
  },
  visit: (view, places) => {
    const slot = places.components.berk_slots[bandOf(view.command.value ?? 1)]!
    const { space } = places
    const tokens = space.range('take_tokens').slice(1)
    const exchanges: Way[] = [
      { action: space.encode('exchange_settlers'), give: {}, gain: {}, icon: 'settler', named: true },
      { action: space.encode('exchange_buildings'), give: {}, gain: {}, icon: 'build', named: true },
    ]
    const cards = { action: space.encode('acquire'), give: { reputation: slot.reputation_loss }, gain: { commission: slot.cards }, named: true }
    return [
      ...tokens.map((action, i) => ({ action, give: some({ coin: Math.max(0, i + 1 - slot.free) * slot.price }), gain: { modifier: i + 1 } })),
      ...exchanges,
      ...(view.chancery ? [cards] : []),
    ]
  },
}

/** Questions that are answered over a counter. */
export const COUNTERS = Object.keys(WAYS)

const takings = (places: Places, give: Amounts): Way[] =>
  GOODS.map((good, i) => ({ action: places.space.encode('take_good', i), give, gain: { [good]: 1 } }))

/** What using a workshop means: what it gives, or what it asks about next. */
function useOf(effect: Effect, good: string): Omit<Way, 'action'> {
  if (effect.kind === 'reroll_dice') return { give: {}, gain: {}, icon: 'reroll' }
  if (effect.kind === 'buy_goods') return { give: some({ coin: effect.price ?? 1 }), gain: { any_good: effect.amount ?? 1 } }
  if (effect.kind === 'exchange_goods') return { give: { any_good: 1 }, gain: { any_good: 1 } }
  return { give: {}, gain: gainOf(effect, good) }
}
