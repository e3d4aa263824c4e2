/** What a seat would have of a place if it put its next worker there, as far as that is certain. */
import type { Amounts } from '../../table/pieces'
import type { Places, View } from './places'

export interface Gain {
  /** How many workers of the seat would stand there. */
  workers: number
  goods: Amounts
  /** Goods that can be had in place of the others. */
  instead: Amounts
  /** Virtue that it costs. */
  virtue: number
  /** Exchanges, captures or actions. */
  deeds: number
}

const SIMPLE: Record<string, [good: string, more: number, trigger: string]> = {
  quarry: ['stone', 0, 'quarry_action'],
  forest: ['wood', 0, 'forest_action'],
  silversmith: ['silver', 1, 'silversmith_action'],
}

export function gainAt(view: View, places: Places, seat: number, location: string): Gain {
  const circle = view.circles.find((each) => each.location === location)
  const board = view.boards[seat]
  const here = view.command.location === location && view.active === seat && view.question.stage !== 'turn'
  const workers = here ? view.command.workers : (circle?.workers[seat] ?? 0) + 1
  const none: Gain = { workers, goods: {}, instead: {}, virtue: 0, deeds: 0 }
  const simple = SIMPLE[location]
  if (simple) {
    const [good, more, trigger] = simple
    return { ...none, goods: { [good]: workers + more + places.bonus(board, trigger, 'gain', good) } }
  }
  if (location === 'mines') {
    const clay = places.bonus(board, 'mines_action', 'gain', 'clay')
    const gold = Math.floor(workers / 2)
    const instead: Amounts = gold > 0 ? { gold, ...(clay > 0 ? { clay } : {}) } : {}
    return { ...none, goods: { clay: workers + 1 + clay }, instead }
  }
  if (location === 'workshop') return { ...none, goods: { building_card: 1 + Math.floor(workers / 2) } }
  if (location === 'tax_stand') {
    const gold = places.bonus(board, 'tax_stand_action', 'gain', 'gold')
    const spared = places.bonus(board, 'tax_stand_action', 'reduce', 'virtue')
    const virtue = Math.max(0, places.components.tax_stand_virtue - spared)
    return { ...none, goods: { silver: view.tax_stand, ...(gold > 0 ? { gold } : {}) }, virtue }
  }
  return { ...none, deeds: workers }
}

/** Silver and virtue that a space of the Black Market costs a seat. */
export function marketPrice(view: View, places: Places, seat: number, location: string): { silver: number; virtue: number } {
  const board = view.boards[seat]
  const printed = places.components.market[location] ?? { silver: 0, virtue: 0 }
  const less = (thing: string) => places.bonus(board, 'black_market_action', 'reduce', thing)
  return { silver: Math.max(0, printed.silver - less('silver')), virtue: Math.max(0, printed.virtue - less('virtue')) }
}

/** What a building card still lacks on a board: goods, by how many, and skills. */
export function lacking(view: View, places: Places, seat: number, building: string): { goods: Amounts; skills: string[] } {
  const board = view.boards[seat]
  const card = places.components.buildings[building]
  if (!board || !card) return { goods: {}, skills: [] }
  const goods: Amounts = {}
  for (const [good, count] of Object.entries(card.cost)) {
    const short = count - (board.goods[good] ?? 0)
    if (short > 0) goods[good] = short
  }
  // One of the boards takes gold for marble and marble for gold.
  const rare = (of: Amounts) => (of['gold'] ?? 0) + (of['marble'] ?? 0)
  if (board.power === 'gold_equals_marble' && rare(board.goods) >= rare(card.cost)) {
    delete goods['gold']
    delete goods['marble']
  }
  return { goods, skills: card.skills.filter((skill) => !board.skills.includes(skill)) }
}
