/** What is certain to follow from an answer, before it is given. */
import type { GameDetails } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import type { Forecast } from '../../table/game'
import { gainAt, marketPrice } from './gains'
import { COLUMNS, LOCATIONS, placeIcon } from './pieces'
import { placesOf, type Places, type View } from './places'
import { goods, nameOf } from './words'

export function forecast(view: View, details: GameDetails, seat: number, action: number | null): Forecast[] {
  if (action === null) return []
  const places = placesOf(details)
  const { name, values } = places.space.decode(action)
  if (name === 'place') return placing(view, places, seat, LOCATIONS[values['location'] ?? 0] ?? '')
  if (name === 'hire') return hiring(view, places, (values['row'] ?? 0) * COLUMNS + (values['column'] ?? 0))
  if (name === 'construct') return constructing(places, values['building'] ?? 0)
  if (name === 'advance') return [{ icon: 'scroll-of-fortune', text: t('architects-forecast-reward', { count: view.rewards.left }), rule: view.rewards.left > 0 ? 197 : 198 }]
  return []
}

/** The rule behind what a place gives. */
const PLACE_RULES: Record<string, number> = { quarry: 71, forest: 72, silversmith: 77, tax_stand: 121 }
const DEED_RULES: Record<string, number> = { kings_storehouse: 78, town_centre: 107, guardhouse: 157 }

function placing(view: View, places: Places, seat: number, location: string): Forecast[] {
  if (location === 'guildhall') return laying(view)
  if (location.startsWith('black_market')) return trading(view, places, seat, location)
  const gain = gainAt(view, places, seat, location)
  const icon = placeIcon(location)
  const workers = t('architects-forecast-workers', { count: gain.workers })
  const said: Forecast[] = []
  if (gain.deeds > 0) said.push({ icon, text: `${workers}: ${gain.deeds} ${t(`architects-deeds-${location}`, { count: gain.deeds })}`, rule: DEED_RULES[location]! })
  else if (location === 'mines') {
    const either = [gain.goods, gain.instead].filter((each) => Object.keys(each).length > 0).map(goods)
    said.push({ icon, text: `${workers}: ${either.join(` ${t('architects-or')} `)}`, rule: 73 })
  } else if (location === 'workshop') said.push({ icon, text: `${workers}: ${t('architects-forecast-workshop', { cards: gain.goods['building_card'] ?? 1 })}`, rule: 88 })
  else said.push({ icon, text: `${workers}: ${goods(gain.goods)}`, rule: PLACE_RULES[location]! })
  if (gain.virtue > 0) said.push(...falling(view, places, seat, gain.virtue, 122))
  return said
}

/** Virtue that is lost, and what that opens or shuts. */
function falling(view: View, places: Places, seat: number, lost: number, rule: number): Forecast[] {
  const before = view.boards[seat]?.virtue ?? 0
  const after = Math.max(0, before - lost)
  const said: Forecast[] = [{ icon: 'virtue', text: t('architects-forecast-virtue', { before, after }), rule }]
  if (before - lost < 0) said.push({ icon: 'debt', text: t('architects-forecast-debts', { count: lost - before }), rule: 210 })
  else if (before >= places.components.cathedral_from && after < places.components.cathedral_from)
    said.push({ icon: 'cathedral', text: t('architects-forecast-cathedral-shut'), rule: 213 })
  return said
}

function laying(view: View): Forecast[] {
  const space = view.guildhall.spaces[view.guildhall.filled]
  const last = view.guildhall.filled + 1 === view.guildhall.spaces.length
  return [
    ...(space?.resets ? [{ icon: 'black-market', text: t('architects-forecast-reset'), rule: 144 }] : []),
    ...(last ? [{ icon: 'guildhall', text: t('architects-forecast-end'), rule: 246 }] : []),
  ]
}

function trading(view: View, places: Places, seat: number, location: string): Forecast[] {
  const others = view.market.spaces.filter((space) => space.location !== location)
  const price = marketPrice(view, places, seat, location)
  return [
    ...(price.virtue > 0 ? falling(view, places, seat, price.virtue, 130) : []),
    ...(others.every((space) => space.worker !== null) ? [{ icon: 'prison', text: t('architects-forecast-reset'), rule: 143 }] : []),
  ]
}

function hiring(view: View, places: Places, cell: number): Forecast[] {
  const candidate = view.grid[cell]
  const card = candidate ? places.components.apprentices[candidate.apprentice] : undefined
  if (!candidate || !card) return []
  return [
    ...(candidate.coins > 0 ? [{ icon: 'silver', text: t('architects-forecast-coins', { goods: goods({ silver: candidate.coins }) }), rule: 93 }] : []),
    ...(card.virtue !== 0 ? [virtueOf(card.virtue, 102)] : []),
  ]
}

function constructing(places: Places, number: number): Forecast[] {
  const [building, card] = Object.entries(places.components.buildings)[number] ?? []
  if (!building || !card) return []
  const worth = { icon: 'house', text: t('architects-forecast-points', { building: nameOf('building', building), points: card.points }) }
  return card.virtue === 0 ? [worth] : [worth, virtueOf(card.virtue, 184)]
}

const virtueOf = (change: number, rule: number): Forecast => ({
  icon: 'virtue',
  text: t(change > 0 ? 'architects-forecast-virtue-up' : 'architects-forecast-virtue-down', { count: Math.abs(change) }),
  rule,
})
