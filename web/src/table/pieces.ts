/** How things are drawn that several games have: goods, and the faces of people on cards. */

/** So many of each thing. */
export type Amounts = Record<string, number>

const DRAWN_AS: Record<string, string> = {
  any_normal: 'any-resource',
  building_card: 'plot',
  building_cards: 'plot',
}

/** The icon of a thing: its id as the sprite spells it. */
export function iconOf(id: string): string {
  return DRAWN_AS[id] ?? id.replaceAll('_', '-')
}

export interface Face {
  skin: string
  hat: string
  cloth: string
  hair: string
}

const SKINS = ['#d9a679', '#8d5a3a', '#e0b088', '#c99468', '#6f4630', '#efc9a4', '#b07b50']
const CLOTHS = ['#7a6a42', '#8f4a68', '#5a7f93', '#a65a3a', '#5f6f4a', '#6a5a8a', '#8a7a6a']
const HAIRS = ['#6b4226', '#8c8578', '#3a2a20', '#a9743c', '#c9b48a']

/** The face that belongs to a number, with one of these hats: always the same one. */
export function faceOf(number: number, hats: readonly string[]): Face {
  const pick = (of: readonly string[], step: number) => of[(number * step) % of.length] ?? ''
  return { skin: pick(SKINS, 3), hat: pick(hats, 5), cloth: pick(CLOTHS, 2), hair: pick(HAIRS, 3) }
}

/** What tells people apart on a bust, as the drawing's own switches; what is left out is as the bust has it. */
export interface Features {
  woman?: boolean
  people?: string | null
}

const FEATURES_OF: Record<string, string> = { elf: '--ears', orc: '--tusks', halfling: '--curls' }

/** Women wear braids and no beard, and dwarves that are men a beard; elves have their ears, orcs their tusks. */
export function featuresOf({ woman = false, people = null }: Features): string {
  const own = FEATURES_OF[people ?? '']
  return [
    ...(woman ? ['--braids: inline', '--beard: none'] : people === 'dwarf' ? ['--beard: inline'] : []),
    ...(own === undefined ? [] : [`${own}: inline`]),
  ].join('; ')
}

/** The amounts that values of a telling name (`gold=1,stone=2`), of these keys, taken together. */
export function amountsIn(values: Readonly<Record<string, number | string>>, keys: readonly string[]): Amounts {
  const found: Record<string, number> = {}
  for (const part of keys.flatMap((key) => String(values[key] ?? '').split(','))) {
    const [thing = '', amount = '0'] = part.split('=')
    if (thing !== '') found[thing] = (found[thing] ?? 0) + Number(amount)
  }
  return found
}
