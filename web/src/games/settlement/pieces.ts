/** Which drawing stands for which component of Settlement. */
import type { ComponentsOf } from '../../table/game'
import { faceOf, iconOf, type Face } from '../../table/pieces'

export type Components = ComponentsOf<'settlement'>
export type BuildingCard = Components['buildings'][string]
export type HeroCard = Components['heroes'][string]
export type LandscapeCard = Components['landscapes'][string]

export const GOODS = ['wood', 'clay', 'stone', 'diamond', 'gold'] as const
export const NORMAL = ['wood', 'clay', 'stone'] as const
export const ROWS = ['I', 'II', 'III'] as const
export const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
export const GUILDS = ['adventurer', 'builder', 'defender', 'artisan'] as const

const MONSTERS: Record<string, string> = {
  green: 'gnoll',
  yellow: 'manticore',
  blue: 'hydra',
  red: 'dragon',
}

const GUILD_OF: Record<string, string> = { adv: 'adventurer', bld: 'builder', dfd: 'defender' }
/** The guild that a hero is drawn with, by its id. */
export const guildOf = (hero: string): string => GUILD_OF[hero.slice(0, 3)] ?? 'artisan'

export const monsterOf = (colour: string): string => MONSTERS[colour] ?? 'gnoll'

/** Green grounds yield, blue ones trade, golden ones store. */
export function groundOf(card: BuildingCard): 'yields' | 'trade' | 'store' {
  if (card.stores) return 'store'
  return Object.keys(card.pay).length || card.at_fortress ? 'trade' : 'yields'
}

/** What a hero scores for, as an icon. */
export const PER_ICONS = { landscape: 'explore', building: 'house', fortress: 'fortress' } as const

const HATS: Record<string, string[]> = {
  adventurer: ['#5d7a4a', '#3f5f8a', '#7a5a34', '#6a4a6e'],
  builder: ['#c58a3a', '#8a6a45', '#a65a3a', '#7d8a5a'],
  defender: ['#a9b1b6', '#8f9aa6', '#b8a88a', '#98a39a'],
  artisan: ['#efe3c8', '#c9b0a0', '#d8c48f', '#a9bcc4'],
}
/** Every hero of a guild has the guild's bust, and a face of its own. */
export function faceOfHero(hero: string, guild: string): Face {
  return faceOf(Number(hero.slice(-2)) + (guild.charCodeAt(0) % 5), HATS[guild] ?? [])
}

const DRAWN_AS_ITSELF = ['building', 'artifact', 'good']
/** The icon of a value in a telling, by the kind that its key begins with. */
export function iconFor(kind: string, value: string): string | null {
  if (value === '' || value === 'none' || value.includes(',')) return null
  if (kind === 'monster') return monsterOf(value)
  return DRAWN_AS_ITSELF.includes(kind) ? iconOf(value) : null
}
