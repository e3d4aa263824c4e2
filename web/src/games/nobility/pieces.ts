/** Which drawing stands for which component of Nobility. */
import { faceOf, iconOf, type Face } from '../../table/pieces'
import type { Components } from './places'

export const GOODS = ['books', 'artwork', 'weaponry', 'magic', 'jewelry', 'furnishings'] as const
export const RACES = ['halfling', 'human', 'elf', 'dwarf', 'green_elf', 'trobit'] as const
export const PIPS = [1, 2, 3, 4, 5, 6] as const

export type Effect = Components['desks'][number]['effect']
export type SettlerCard = Components['settlers'][string]
export type BuildingTile = Components['buildings'][string]

/** Things in tellings and amounts that are drawn otherwise than by their name. */
const DRAWN_AS: Record<string, string> = {
  star: 'nobility-star',
  good: 'any-good',
  any_good: 'any-good',
  settler_card: 'settler',
  pip: 'die-6',
  building_tile: 'build',
  commission: 'seal',
  cards: 'settler',
}
export const thingIcon = (thing: string): string => DRAWN_AS[thing] ?? iconOf(thing)
export const peopleIcon = (race: string): string => `people-${iconOf(race)}`

const PLACE_ICONS: Record<string, string> = {
  tavern: 'tavern',
  yard: 'yard',
  guild: 'workshop',
  hall: 'guildhall',
  harbour: 'harbour',
  council: 'council',
  berk: 'office',
  castle: 'castle',
  player_board: 'meeple',
  chancery: 'debt',
  dice_tile: 'seal',
}
export const placeIcon = (location: string): string => PLACE_ICONS[location] ?? 'castle'

export const SCENES: Record<string, string> = {
  tavern: 'land-tavern',
  yard: 'land-crane',
  guild: 'land-smith',
  hall: 'land-town',
  harbour: 'land-harbour',
  council: 'land-council',
  berk: 'land-office',
  castle: 'land-castle',
  chancery: 'land-office',
}

/** What a workshop does, in one drawing; a gain of goods is drawn as the good of the guild. */
export function effectIcon(effect: Effect, good: string): string {
  if (effect.kind === 'gain_goods') return effect.good === 'guild' ? good : 'any-good'
  const drawn: Record<string, string> = {
    gain_coins: 'coin',
    gain_reputation: 'reputation',
    gain_modifiers: 'modifier',
    gain_vp: 'seal',
    gain_houses: 'house',
    gain_workers: 'worker',
    reroll_dice: 'reroll',
    buy_goods: 'any-good',
    exchange_goods: 'exchange',
    take_settlers: 'settler',
    place_apprentices: 'apprentice',
  }
  return drawn[effect.kind] ?? 'activate'
}

/** What a desk or an event changes, drawn as where it counts. */
const PARAMETER_ICONS: Record<string, string> = {
  'harbour.coins_per_good': 'harbour',
  'yard.house_price': 'house',
  'hall.building_price': 'guildhall',
  'income.coins_per_apprentice': 'income',
  'guild.goods_limit': 'any-good',
  'castle.reputation_gain': 'castle',
  'council.reputation_loss': 'council',
  'council.coin_cost': 'council',
  'tavern.cards_taken': 'settler',
  'player.dice_sum_limit': 'die-6',
  'settler.vp_bonus': 'seal',
}
const PARAMETER_THINGS: Record<string, string> = {
  'harbour.coins_per_good': 'coin',
  'yard.house_price': 'coin',
  'hall.building_price': 'coin',
  'income.coins_per_apprentice': 'coin',
  'castle.reputation_gain': 'reputation',
  'council.reputation_loss': 'reputation',
  'council.coin_cost': 'coin',
}
export function parameterIcons(parameter: string): { where: string; thing: string | null } {
  return { where: PARAMETER_ICONS[parameter] ?? 'activate', thing: PARAMETER_THINGS[parameter] ?? null }
}

const BUSTS = ['noble', 'artisan', 'mage', 'rogue', 'priest', 'adventurer'] as const
const HATS = ['#5d7a4a', '#c58a3a', '#3f5f8a', '#a65a3a', '#efe3c8', '#6a4a6e', '#8a6a45', '#98a39a']

/** The portrait of a character: always the same. */
export function portraitOf(character: string): { bust: string; face: Face } {
  const number = Number(character.slice(1))
  return { bust: BUSTS[number % BUSTS.length]!, face: faceOf(number, HATS) }
}

/** What commissions and solo goals count. */
const METRIC_ICONS: Record<string, string> = {
  vp: 'seal',
  settlers: 'settler',
  settlers_of_race: 'settler',
  races: 'people-human',
  workshops: 'workshop',
  guilds_with_workshop: 'workshop',
  guilds_with_presence: 'guildhall',
  guilds_with_apprentice: 'apprentice',
  public_buildings: 'public-building',
  buildings: 'build',
  guild_apprentices: 'apprentice',
  chancery_apprentices: 'debt',
  council_tiles: 'council',
  nobility: 'nobility-star',
  reputation: 'reputation',
  reputation_over_12: 'reputation',
  coins: 'coin',
  goods: 'any-good',
  goods_sets: 'any-good',
  modifiers: 'modifier',
}
export const metricIcon = (metric: string): string => METRIC_ICONS[metric] ?? 'seal'

/** The icon of a value in a telling, by the kind that its key begins with. */
export function iconFor(kind: string, value: string): string | null {
  if (value === '' || value === 'none' || value.includes(',')) return null
  if (kind === 'good' || kind === 'ware') return thingIcon(value)
  if (kind === 'location') return placeIcon(value)
  return kind === 'race' ? peopleIcon(value) : null
}
