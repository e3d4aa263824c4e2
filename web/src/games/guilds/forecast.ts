/** What is certain to follow from an answer, before it is given. */
import type { GameDetails } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import type { Forecast } from '../../table/game'
import { placesOf, type View } from './places'
import { abilityOf, goods } from './words'

export function forecast(view: View, details: GameDetails, seat: number, action: number | null): Forecast[] {
  if (action === null) return []
  const { name, values } = placesOf(details).space.decode(action)
  if (name === 'bid') return bidding(view, seat, values['area'] ?? 0)
  if (name === 'take') return taking(view, details, seat, values['area'] ?? 0, values['card'] ?? 0)
  if (name === 'buy') return buying(view, seat, values['place'] ?? 0)
  if (name === 'protect') return values['free'] === 0 ? [{ icon: 'silver', text: t('guilds-forecast-coin'), rule: 192 }] : []
  if (name === 'pass_turn' && view.passes + 1 === view.seats) return ending(view)
  return []
}

function bidding(view: View, seat: number, number: number): Forecast[] {
  const area = view.areas[number]
  const cost = area?.lead_cost[seat]
  if (!area || cost === undefined) return []
  const total = (area.tents[seat] ?? 0) + cost
  const lead = { icon: 'leads', text: t('guilds-forecast-lead', { goods: goods({ silver: cost }), total }), rule: 99 }
  const two = { icon: 'bid', text: t('guilds-forecast-two'), rule: 95 }
  return view.boards[seat]?.one_area_enough ? [lead] : [lead, two]
}

function taking(view: View, details: GameDetails, seat: number, number: number, card: number): Forecast[] {
  const area = view.areas[number]
  const character = area?.cards[card]
  if (!area || character == null) return []
  const effect = abilityOf(details, 'character', character)
  return [
    { icon: 'silver', text: t('guilds-forecast-pay', { goods: goods({ silver: area.tents[seat] ?? 0 }) }), rule: 118 },
    ...(effect === '' ? [] : [{ icon: 'activate', text: effect }]),
  ]
}

function buying(view: View, seat: number, place: number): Forecast[] {
  const offer = view.display.find((each) => each.place === place)
  const gold = view.boards[seat]?.gold ?? 0
  const price = offer?.prices[seat] ?? 0
  return [{ icon: 'gold-coin', text: t('guilds-forecast-price', { price, gold }), rule: 143 }]
}

function ending(view: View): Forecast[] {
  if (view.phase === 'auction') return [{ icon: 'pass', text: t('guilds-forecast-auction-ends'), rule: 113 }]
  return [{ icon: 'pass', text: t('guilds-forecast-building-ends'), rule: 149 }]
}
