/** The ways that a question at a counter leaves open: what is given, and what comes of it. */
import type { Amounts } from '../../table/pieces'
import { PAIRS } from './pieces'
import type { BoardView, Places, View } from './places'

export interface Way {
  action: number
  give: Amounts
  gain: Amounts
  /** Of the trader whose exchange it is. */
  apprentice?: string
}

export interface Counter {
  /** Where it is, as an id of a location or a building. */
  location: string | null
  building: string | null
  /** Deeds done, and how many there may be. */
  used: number
  of: number
  ways: Way[]
}

const amountsIn = (told: string): Amounts =>
  Object.fromEntries(told.split(',').map((each) => each.split('=') as [string, string]).map(([thing, count]) => [thing, Number(count)]))

/** Only what there is any of. */
const some = (amounts: Amounts): Amounts => Object.fromEntries(Object.entries(amounts).filter(([, count]) => count > 0))

export function counterOf(view: View, places: Places, seat: number, verdict: readonly number[]): Counter | null {
  const board = view.boards[seat]
  const ways = board && WAYS[view.question.stage]?.(view, places, board)
  if (!ways) return null
  const { location, building, used, workers } = view.command
  // These may be asked of anybody, wherever the active player is.
  const elsewhere = ['gatekeeper', 'surplus_virtue'].includes(view.question.stage)
  const counted = ['exchange', 'guardhouse'].includes(view.question.stage)
  return {
    location: building === null && !elsewhere ? location : null,
    building: elsewhere ? null : building,
    used: counted ? used : 0,
    of: counted ? workers : 0,
    ways: ways.filter(({ action }) => (verdict[action] ?? -1) >= 0),
  }
}

const WAYS: Record<string, (view: View, places: Places, board: BoardView) => Way[]> = {
  exchange,
  guardhouse,
  pay_wood_or_stone: (view, places, board) => {
    const mix = view.cathedral[board.cathedral]?.mix ?? 0
    const range = Array.from({ length: mix + 1 }, (_, stone) => stone)
    return range.map((stone) => ({ action: places.space.encode('pay_stone', stone), give: some({ wood: mix - stone, stone }), gain: {} }))
  },
  pay_gold_or_marble: (view, places, board) => {
    const { building } = view.command
    const cost = building === null ? view.cathedral[board.cathedral]?.cost : places.components.buildings[building]?.cost
    const total = (cost?.['gold'] ?? 0) + (cost?.['marble'] ?? 0)
    const range = Array.from({ length: total + 1 }, (_, gold) => gold)
    return range.map((gold) => ({ action: places.space.encode('pay_gold', gold), give: some({ gold, marble: total - gold }), gain: {} }))
  },
  choose_gain: (view, places) => {
    const card = places.components.buildings[view.command.building ?? '']
    return [card?.gain ?? {}, card?.other_gain ?? {}].map((gain, option) => ({ action: places.space.encode('gain', option), give: {}, gain }))
  },
  gatekeeper: (_, places, board) =>
    places.space.range('let_out').flatMap((action, workers) => (workers <= board.workers.prison ? [{ action, give: {}, gain: { worker: workers } }] : [])),
  church: (_, places) => [{ action: places.space.encode('destroy_debt'), give: { debt: 1 }, gain: {} }],
  surplus_virtue: (_, places) => [{ action: places.space.encode('destroy_debt'), give: { debt: 1 }, gain: {} }],
  barracks: (_, places, board) => [{ action: places.space.encode('ransom_free'), give: {}, gain: { worker: board.workers.captured } }],
}

function exchange(_: View, places: Places, board: BoardView): Way[] {
  const { space, components } = places
  const traders = board.apprentices.map((apprentice, slot) => ({ slot, apprentice, card: components.apprentices[apprentice] }))
  return [
    ...PAIRS.map((pair, i) => ({ action: space.encode('exchange_for_virtue', i), give: amountsIn(pair), gain: { virtue: 1 } })),
    ...space.range('exchange_for_marble').map((action, stone) => ({ action, give: some({ wood: 3 - stone, stone }), gain: { marble: 1 } })),
    ...traders.flatMap(({ slot, apprentice, card }) =>
      card?.ability === 'trade' ? [{ action: space.encode('exchange_with', slot), give: card.give, gain: card.gain, apprentice }] : [],
    ),
  ]
}

function guardhouse(_: View, places: Places, board: BoardView): Way[] {
  const { space, components } = places
  const { deliver, ransom_with_silver, ransom_with_debt, pay_off } = components.guardhouse
  const price = ({ tax, silver }: { tax: number; silver: number }) => silver + Math.max(0, tax - board.evasion)
  const held = board.captured.reduce((sum, count) => sum + count, 0)
  const captured = Math.max(1, board.workers.captured)
  return [
    { action: space.encode('deliver'), give: { captive: Math.max(1, held) }, gain: { silver: Math.max(1, held) * deliver.silver_each } },
    { action: space.encode('release'), give: {}, gain: { worker_prison: Math.max(1, board.workers.prison) } },
    { action: space.encode('ransom_with_silver'), give: { silver: price(ransom_with_silver) }, gain: { worker: captured } },
    {
      action: space.encode('ransom_with_debt'),
      give: { new_debt: ransom_with_debt.debts, virtue: ransom_with_debt.virtue },
      gain: { worker: captured },
    },
    { action: space.encode('pay_off'), give: { silver: price(pay_off) }, gain: { debt_paid: 1, virtue: pay_off.virtue_gained } },
  ]
}
