/** What is certain to follow from an answer, before it is given. */
import type { GameDetails } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import type { Forecast } from '../../table/game'
import { cardsTaken, castleGain, councilLoss, goodsLimit, hallPrice, housePrice, workshopsRest } from './parameters'
import { bandOf, gainOf, placeIcon } from './pieces'
import { placesOf, type BoardView, type Places, type View } from './places'
import { payable } from './settling'
import { freeGoods } from './ways'
import { goods, nameOf } from './words'

export function forecast(view: View, details: GameDetails, seat: number, action: number | null): Forecast[] {
  const board = view.boards[seat]
  if (action === null || !board) return []
  const places = placesOf(details)
  const { name, values } = places.space.decode(action)
  return FORECASTS[name]?.(view, places, board, values) ?? []
}

type Values = Record<string, number>
const FORECASTS: Record<string, (view: View, places: Places, board: BoardView, values: Values) => Forecast[]> = {
  take_die: (_, __, board, { value = 0, die = 0 }) => [
    { icon: 'reputation', text: t('nobility-forecast-sum', { sum: board.placed_sum + value, limit: board.limit }), rule: 81 },
    ...(value === die ? [] : [{ icon: 'modifier', text: t('nobility-modifiers-spent', { count: Math.abs(value - die) }), rule: 87 }]),
  ],
  complete: (_, places, board, { slot = 0 }) => {
    const card = places.components.settlers[board.settlers[slot] ?? '']
    if (!card) return []
    const most = payable(places, board, card)
    const built = board.public.filter((building) => building !== null).length
    return [
      { icon: 'seal', text: t('nobility-forecast-points', { least: card.least + built, most: most + built }), rule: 160 },
      ...rising(places, board, card.stars, 159),
    ]
  },
  sell_workshop: (_, places, __, { space = 0 }) => selling(places.components.sale.workshop, places.components.workshop_spaces[space]?.points ?? 0, 260),
  sell_public: (_, places) => selling(places.components.sale.public, places.components.sale.public_loss, 266),
  place_tavern: (view, places, board) => [
    { icon: 'settler', text: t('nobility-forecast-tavern', { count: cardsTaken(view, places, board.seat) }), rule: 138 },
    ...(board.settlers.length >= places.components.hand_limit ? [{ icon: 'refuse', text: t('nobility-forecast-discard'), rule: 141 }] : []),
  ],
  place_yard: (view, places, board) => [
    { icon: 'house', text: t('nobility-forecast-house', { goods: goods({ coin: housePrice(view, places, board.seat) }) }), rule: 171 },
  ],
  place_guild: entering,
  place_hall: buying,
  place_harbour: (view) => [{ icon: 'harbour', text: t('nobility-forecast-harbour', { count: view.command.value ?? 0 }), rule: 273 }],
  place_council: (view, places, board, { column = 0 }) => {
    const tile = view.council.rows[bandOf(view.command.value ?? 1)]?.[column]?.tile
    const card = tile ? places.components.council_tiles[tile] : undefined
    const loss = councilLoss(view, places, board.seat)
    return card ? [{ icon: 'seal', text: goods({ point: card.points }), rule: 290 }, reputed(places, board, -loss, 291)] : []
  },
  place_berk: (view, places) => {
    const slot = places.components.berk_slots[bandOf(view.command.value ?? 1)]!
    return [
      { icon: 'modifier', text: t('nobility-forecast-berk', { goods: goods({ modifier: slot.free }), more: slot.paid }), rule: 298 },
      ...(view.chancery ? [{ icon: 'seal', text: t('nobility-forecast-commission', { cards: slot.cards, loss: slot.reputation_loss }), rule: 431 }] : []),
    ]
  },
  place_castle: (view, places, board, { slot = 0 }) => {
    const value = view.command.value ?? 1
    const gain = castleGain(view, places, board.seat, slot === 1 ? 3 : bandOf(value), value)
    return [reputed(places, board, gain, slot === 1 ? 345 : 308 + bandOf(value))]
  },
  place_board: () => [{ icon: 'worker', text: t('nobility-forecast-board'), rule: 315 }],
  place_chancery: (_, places) => [{ icon: 'coin', text: t('nobility-forecast-desk', { goods: goods({ coin: places.components.desk_income }) }), rule: 418 }],
  place_tile: () => [{ icon: 'seal', text: t('nobility-forecast-tile'), rule: 425 }],
}

/** Stars, and what they may bring about. */
function rising(places: Places, board: BoardView, stars: number, rule: number): Forecast[] {
  const top = places.components.nobility.length - 1
  const after = Math.min(top, board.nobility + stars)
  const becomes = !board.lord && after >= places.components.lord_level
  return [
    { icon: 'nobility-star', text: t('nobility-forecast-nobility', { before: board.nobility, after }), rule },
    ...(becomes ? [{ icon: 'lord', text: t('nobility-forecast-lord', { character: nameOf('character', board.character) }), rule: 106 }] : []),
  ]
}

function reputed(places: Places, board: BoardView, by: number, rule: number): Forecast {
  const { least, most } = places.components.reputation
  const after = Math.max(least, Math.min(most, board.reputation + by))
  return { icon: 'reputation', text: t('nobility-forecast-reputation', { before: board.reputation, after }), rule }
}

const selling = (coins: number, points: number, rule: number): Forecast[] => [
  { icon: 'coin', text: t('nobility-forecast-sale', { goods: goods({ coin: coins }), points }), rule },
]

/** A guild: who gets what of its workshops, then goods, then workers. */
function entering(view: View, places: Places, board: BoardView, { guild = 0 }: Values): Forecast[] {
  const here = view.guilds[guild]
  if (!here) return []
  const band = bandOf(view.command.value ?? 1)
  const free = freeGoods(view, board, here.guild)
  const owners = workshopsRest(view, places) ? [] : here.workshops.slice(0, band + 1)
  const rewards = owners.flatMap((workshop, space) => {
    if (!workshop || workshop.owner === null || workshop.owner === board.seat) return []
    const times = places.components.reward_times[view.seats] ?? 1
    const gain = Object.entries(gainOf(places.components.workshop_spaces[space]?.reward ?? null, here.good)).map(([thing, count]) => [thing, count * times])
    return [{ icon: 'coin', text: t('nobility-forecast-owner', { building: nameOf('building', workshop.building), goods: goods(Object.fromEntries(gain) as Record<string, number>) }), rule: 189 }]
  })
  const limit = goodsLimit(view, places, board.seat, band)
  return [
    { icon: here.good, text: t('nobility-forecast-goods', { goods: goods({ [here.good]: limit }), free }), rule: 208 + band },
    ...rewards,
  ]
}

/** A building of the Guild Hall: its price, and what it brings. */
function buying(view: View, places: Places, board: BoardView): Forecast[] {
  const space = view.hall.spaces.find((each) => each.value === view.command.value)
  const tile = space?.building ? places.components.buildings[space.building] : undefined
  if (!space || !tile) return []
  const free = view.guilds.find((each) => each.guild === tile.guild)?.workshops.indexOf(null) ?? -1
  const worth = tile.guild === null ? places.components.plots[0] : places.components.workshop_spaces[free]
  const price = hallPrice(view, places, board.seat, space.price)
  return [
    { icon: placeIcon('hall'), text: t('nobility-forecast-hall', { cost: goods({ coin: price }), points: goods({ point: worth?.points ?? 0 }) }), rule: 231 },
    ...rising(places, board, worth?.stars ?? 0, tile.guild === null ? 252 : 238),
  ]
}

