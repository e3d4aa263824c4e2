/** Which drawing stands for which component of Architects, and what is printed on each. */
import type { ComponentsOf } from '../../table/game'
import { faceOf, featuresOf, iconOf, type Face } from '../../table/pieces'

export type Components = ComponentsOf<'architects'>
export type ApprenticeCard = Components['apprentices'][string]
export type BuildingCard = Components['buildings'][string]
export type BoardCard = Components['boards'][string]
export type SchemeCard = Components['schemes'][string]

export const GOODS = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver'] as const
export const SKILLS = ['carpentry', 'tiling', 'masonry'] as const
export const COLUMNS = 4

/** Where a worker can be placed, in the order of the action space. */
export const LOCATIONS = [
  'quarry',
  'forest',
  'mines',
  'silversmith',
  'kings_storehouse',
  'workshop',
  'town_centre',
  'tax_stand',
  'guardhouse',
  'black_market_small',
  'black_market_middle',
  'black_market_large',
  'guildhall',
] as const

/** The open circles as they stand in the town: the Workshop last but one, over its apprentices. */
export const TOWN = [0, 1, 2, 3, 4, 7, 6, 5, 8] as const

export const SCENES: Record<string, string> = {
  quarry: 'land-stone',
  forest: 'land-wood',
  mines: 'land-gold',
  silversmith: 'land-smith',
  kings_storehouse: 'land-barn',
  workshop: 'land-yard',
  town_centre: 'land-square',
  tax_stand: 'land-stall',
  guardhouse: 'land-keep',
}

const PLACE_ICONS: Record<string, string> = {
  quarry: 'quarry',
  forest: 'forest',
  mines: 'mine',
  silversmith: 'anvil',
  kings_storehouse: 'storehouse',
  workshop: 'workshop',
  town_centre: 'town-centre',
  tax_stand: 'tax',
  guardhouse: 'guardhouse',
  guildhall: 'guildhall',
}

export function placeIcon(location: string): string {
  return PLACE_ICONS[location] ?? 'black-market'
}

/** Where or when an ability works. */
const TRIGGER_ICONS: Record<string, string> = {
  quarry_action: 'quarry',
  forest_action: 'forest',
  mines_action: 'mine',
  silversmith_action: 'anvil',
  tax_stand_action: 'tax',
  black_market_action: 'black-market',
  cathedral_advance: 'cathedral',
  debt_paid_off: 'debt-paid',
  town_centre_visit: 'town-centre',
  storehouse_action: 'storehouse',
  black_market_reset: 'prison',
}
export const triggerIcon = (when: string): string | null => TRIGGER_ICONS[when] ?? null

/** What an effect counts or compares. */
const UNIT_ICONS: Record<string, string> = {
  clay_wood_stone_total: 'any-resource',
  paid_debt: 'debt-paid',
  captured_worker: 'worker',
  constructed_building: 'house',
  cathedral_progress: 'cathedral',
  apprentice_with_carpentry: 'carpentry',
  apprentice_with_tiling: 'tiling',
  apprentice_with_masonry: 'masonry',
}
export const unitIcon = (unit: string): string => UNIT_ICONS[unit] ?? unit

const SCHEME_ICONS: Record<string, string> = { construct: 'build', black_market: 'black-market' }
export const schemeIcon = (scheme: SchemeCard): string => SCHEME_ICONS[scheme.kind] ?? placeIcon(scheme.location)

const BUSTS: Record<string, string> = {
  Acolyte: 'priest',
  Conspirator: 'rogue',
  'Debt Collector': 'noble',
  Gatekeeper: 'defender',
  Illusionist: 'mage',
  Jeweller: 'artisan',
  Labourer: 'builder',
  Merchant: 'noble',
  Miner: 'builder',
  Patron: 'artisan',
  Pickpocket: 'rogue',
  Squire: 'defender',
  Stonecutter: 'builder',
  Swindler: 'adventurer',
  Thief: 'rogue',
  Trader: 'artisan',
  Trickster: 'mage',
  Woodcutter: 'adventurer',
}
const HATS = ['#5d7a4a', '#c58a3a', '#3f5f8a', '#a65a3a', '#efe3c8', '#6a4a6e', '#8a6a45', '#98a39a']

export const bustOf = (card: ApprenticeCard): string => BUSTS[card.name] ?? 'builder'

/** Those whom a language with two words for it calls by the woman's. */
const WOMEN = ['Gatekeeper', 'Merchant', 'Woodcutter']
export const featuresOfApprentice = (card: ApprenticeCard): string => featuresOf({ woman: WOMEN.includes(card.name) })

/** Apprentices of one name share a bust; each card has a face of its own. */
export const faceOfApprentice = (id: string): Face => faceOf(Number(id.slice(2)), HATS)

/** What a building looks like: a landscape of the town, and a sign of its own before it. */
const FACADES: Record<string, [scene: string, sign: string]> = {
  Smithy: ['land-smith', 'anvil'],
  Steeple: ['land-town', 'church'],
  'Stone Market': ['land-stall', 'stone'],
  Tavern: ['land-tavern', 'tavern'],
  "Thieves' Den": ['land-cellar', 'mace-of-bravery'],
  "Tiler's Hut": ['land-barn', 'tiling'],
  'Trading Post': ['land-stall', 'trading-post'],
  Treasury: ['land-council', 'magical-treasure'],
  University: ['land-council', 'books'],
  Watchtower: ['land-keep', 'eye'],
  Well: ['land-yard', 'diamond-mine'],
  'Wood Market': ['land-stall', 'wood'],
  Aqueduct: ['land-harbour', 'warehouse'],
  Armoury: ['land-castle', 'weaponry'],
  Barracks: ['land-keep', 'guild-defender'],
  'Betting House': ['land-cellar', 'die-5'],
  "Carpenter's Hut": ['land-barn', 'carpentry'],
  Castle: ['land-castle', 'castle'],
  Chapel: ['land-town', 'virtue'],
  Church: ['land-town', 'church'],
  'Clay Market': ['land-stall', 'clay'],
  'Clay Pit': ['land-clay', 'clay-pit'],
  'Drafting Room': ['land-office', 'plot'],
  Dungeon: ['land-cellar', 'prison'],
  Factory: ['land-crane', 'workshop'],
  Fortress: ['land-castle', 'fortress'],
  Fountain: ['land-square', 'town-centre'],
  "Gambler's Den": ['land-cellar', 'die-6'],
  Hideout: ['land-wood', 'door'],
  Keep: ['land-keep', 'castle'],
  Library: ['land-office', 'books'],
  Lighthouse: ['land-harbour', 'lodestar'],
  'Lumber Camp': ['land-wood', 'sawmill'],
  "Mason's Hut": ['land-barn', 'masonry'],
  Moneylender: ['land-office', 'debt-paid'],
  Monument: ['land-square', 'reputation'],
  Observatory: ['land-stone', 'lodestar'],
  Palace: ['land-castle', 'crown-of-dominion'],
  Reservoir: ['land-harbour', 'yard'],
  'Silver Market': ['land-stall', 'silver'],
}
export function facadeOf(card: BuildingCard): { scene: string; sign: string } {
  const [scene, sign] = FACADES[card.name] ?? ['land-town', 'house']
  return { scene, sign }
}

/** Things in tellings that are drawn otherwise than by their name. */
const DRAWN_AS: Record<string, string> = { paid_debt: 'debt-paid', material: 'any-resource', building_card: 'plot', wood_or_stone: 'any-resource', gold_or_marble: 'any-resource' }
export const thingIcon = (thing: string): string => DRAWN_AS[thing] ?? iconOf(thing)

/** The icon of a value in a telling, by the kind that its key begins with. */
export function iconFor(kind: string, value: string): string | null {
  if (value === '' || value === 'none' || value.includes(',')) return null
  if (kind === 'good') return thingIcon(value)
  if (kind === 'location') return placeIcon(value)
  return kind === 'building' ? 'house' : kind === 'apprentice' ? 'apprentice' : null
}
