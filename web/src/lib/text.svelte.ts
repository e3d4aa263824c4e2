// Everything that is said, in the chosen language. English stands in for what is missing.
//
// The client's own texts are in `src/text` (loaded at once), `src/table/text` and `src/games/<game>/text` (loaded
// with a game); `t` says them all. What a game itself has to say comes from the server, which has it from the
// game's Python package; `tg` and `say` say that, the way `moothall.engine.text.Speaker` does.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'

import { api, type Telling } from './api'
import { settings, type Language } from './settings.svelte'

export type Values = Record<string, FluentVariable>

const files = import.meta.glob<string>(['../text/*.ftl', '../table/text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

/** Where texts come from: a folder of this client, or the server. */
type Source = `folder:${string}` | `server:${string}`
const OWN: Source = 'folder:text'

const bundles = new SvelteMap<string, FluentBundle>()
const asked = new Map<string, { source: Source; done: Promise<void> }>()
/** What is printed on a game's components, by `kind:component`; a telling's `effect` points there. */
const cards = new Map<string, Record<string, Telling[]>>()

async function fetchTexts(source: Source, language: Language): Promise<void> {
  const [home, name] = source.split(':') as [string, string]
  const text = home === 'server' ? await api.texts(name, language) : await files[`../${name}/${language}.ftl`]?.()
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text ?? ''))
  bundles.set(`${source}/${language}`, bundle)
}

function need(source: Source, language: Language): Promise<void> {
  const key = `${source}/${language}`
  const known = asked.get(key)
  if (known !== undefined) return known.done
  const done = fetchTexts(source, language).catch((reason: unknown) => {
    asked.delete(key)
    throw reason
  })
  asked.set(key, { source, done })
  return done
}

async function load(sources: Source[]): Promise<void> {
  const languages = new Set<Language>([settings.language, 'en'])
  await Promise.all([...languages].flatMap((language) => sources.map((source) => need(source, language))))
}

/** The texts that every page needs. */
export function loadOwnTexts(): Promise<void> {
  return load([OWN])
}

/** All that is said at a table of this game. */
export async function loadTexts(game: string): Promise<void> {
  await load(['server:common', `server:${game}`, 'folder:table/text', `folder:games/${game}/text`])
}

/** Switches at once: what is on the page is said anew as soon as the texts are here. */
export async function speak(language: Language): Promise<void> {
  const sources = new Set([...asked.values()].map((each) => each.source))
  await Promise.all([...sources].map((source) => need(source, language)))
  settings.language = language
  document.documentElement.lang = language
}

/** So that a telling may speak of what is printed on a card. */
export function learnCards(game: string, printed: Record<string, Telling[]>): void {
  cards.set(game, printed)
}

function format(source: Source, language: Language, id: string, values: Values): string | null {
  const bundle = bundles.get(`${source}/${language}`)
  const pattern = bundle?.getMessage(id)?.value
  return bundle === undefined || pattern == null ? null : bundle.formatPattern(pattern, values, [])
}

function firstOf(sources: Source[], id: string, values: Values): string | null {
  for (const language of [settings.language, 'en'] as const) {
    for (const source of sources) {
      const said = format(source, language, id, values)
      if (said !== null) return said
    }
  }
  return null
}

function folders(): Source[] {
  const others = [...new Set([...asked.values()].map((each) => each.source))]
  return [OWN, ...others.filter((source) => source !== OWN && source.startsWith('folder:'))]
}

/** One of the client's own texts. */
export function t(id: string, values: Values = {}): string {
  return firstOf([OWN], id, values) ?? firstOf(folders(), id, values) ?? id
}

/** Whether the client itself has something to say under this id. */
export function has(id: string): boolean {
  return firstOf(folders(), id, {}) !== null
}

/** Whether a game, or else the texts that all games share, has something to say under this id. */
export function knows(game: string, id: string): boolean {
  return firstOf([`server:${game}`, 'server:common'], id, {}) !== null
}

/** A text of a game (or of those that all games share) with these words in it, as they are. */
export function tg(game: string, id: string, values: Values = {}): string {
  return firstOf([`server:${game}`, 'server:common'], id, values) ?? id
}

/** What is told, in words; `seats` are the names of the people in them. */
export function say(game: string, telling: Telling, seats: readonly string[] = []): string {
  const words = Object.entries(telling.values).map(([key, value]) => [key, word(game, key, value, seats)])
  return tg(game, telling.id, Object.fromEntries(words) as Values)
}

/** A value as it goes into a text: by the kind that its key begins with. */
function word(game: string, key: string, value: number | string, seats: readonly string[]): number | string {
  const kind = key.split('_')[0] ?? key
  if (kind === 'seat') return seatName(game, Number(value), seats)
  if (typeof value === 'number') return value
  if (kind === 'goods') return goods(game, value)
  if (kind === 'changes') return changes(game, value)
  if (kind === 'effect') return effect(game, value)
  if (kind === 'seats') return listed(game, value.split(',').map((seat) => seatName(game, Number(seat), seats)))
  return nameOf(game, kind, value)
}

function seatName(game: string, seat: number, seats: readonly string[]): string {
  return seats[seat] ?? tg(game, 'seat-person', { number: seat + 1 })
}

/** What a component is called; several of them (`buildings`) are called one after another. */
export function nameOf(game: string, kind: string, component: string): string {
  if (knows(game, `${kind}-${component}`)) return tg(game, `${kind}-${component}`)
  if (!kind.endsWith('s')) return component
  const one = kind.slice(0, -1)
  const each = component.split(',').filter((name) => name !== '')
  const known = each.length > 0 && each.every((name) => knows(game, `${one}-${name}`))
  return known ? each.map((name) => tg(game, `${one}-${name}`)).join(', ') : component
}

function amounts(told: string): [string, number][] {
  return told
    .split(',')
    .filter((each) => each !== '')
    .map((each) => each.split('=') as [string, string])
    .map(([thing, count]) => [thing, Number(count)])
}

/** Goods as the tellings name them: `stone=1,gold=2`. */
function goods(game: string, told: string): string {
  const said = amounts(told).map(([thing, count]) => tg(game, `goods-${thing}`, { count }))
  return said.length > 0 ? said.join(', ') : tg(game, 'goods-none')
}

/** The same with a sign before each: `stone=-1,gold=2`. */
function changes(game: string, told: string): string {
  return amounts(told)
    .map(([thing, count]) => (count > 0 ? '+' : '−') + tg(game, `goods-${thing}`, { count: Math.abs(count) }))
    .join(', ')
}

/** What is printed on a component below its heading. */
function effect(game: string, card: string): string {
  const printed = cards.get(game)?.[card] ?? []
  return printed.slice(1).map((telling) => say(game, telling)).join(' ')
}

function listed(game: string, names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : tg(game, 'list-and', { first: names.slice(0, -1).join(', '), last })
}

export type Part = string | { name: string; value: string | number }

/**
 * What is told, cut where a value stands that wants to be drawn instead of written (goods, say):
 * `drawn` says which names those are.
 */
export function parts(
  game: string,
  telling: Telling,
  seats: readonly string[],
  drawn: (name: string) => boolean,
): Part[] {
  const values: Values = {}
  const held: { name: string; value: string | number }[] = []
  for (const [name, value] of Object.entries(telling.values)) {
    if (drawn(name)) values[name] = `\uE000${held.push({ name, value }) - 1}\uE001`
    else values[name] = word(game, name, value, seats)
  }
  const pieces = tg(game, telling.id, values).split(/\uE000(\d+)\uE001/)
  return pieces.map((piece, i) => (i % 2 === 0 ? piece : (held[Number(piece)] ?? ''))).filter((part) => part !== '')
}
