// Everything that is said, in the chosen language. English stands in for what is missing.
//
// The client's own texts are in `src/text` (loaded at once), `src/table/text`, `src/study/text` and
// `src/games/<game>/text` (loaded with a game); `t` says them all. What a game itself has to say comes from the server, which has it from the
// game's Python package; `tg` and `say` say that, the way `moothall.engine.text.Speaker` does.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'

import { api, type Telling } from './api'
import { settings, type Language } from './settings.svelte'

export type Values = Record<string, FluentVariable>

const files = import.meta.glob<string>(['../text/*.ftl', '../table/text/*.ftl', '../study/text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

/** Where texts come from: a folder of this client, or the server. */
type Source = `folder:${string}` | `server:${string}`
const OWN: Source = 'folder:text'

const bundles = new SvelteMap<string, FluentBundle>()
/** The forms that the names of each kind have, beside the plain one: `building-bank` with `.object = eine Bank`. */
const forms = new Map<string, Map<string, Set<string>>>()
const asked = new Map<string, { source: Source; done: Promise<void> }>()
/** What is printed on a game's components, by `kind:component`; a telling's `effect` points there. */
const cards = new Map<string, Record<string, Telling[]>>()

async function fetchTexts(source: Source, language: Language): Promise<void> {
  const [home, name] = source.split(':') as [string, string]
  const text = home === 'server' ? await api.texts(name, language) : await files[`../${name}/${language}.ftl`]?.()
  const bundle = new FluentBundle(language, { useIsolating: false })
  const resource = new FluentResource(text ?? '')
  bundle.addResource(resource)
  forms.set(`${source}/${language}`, formsIn(resource))
  bundles.set(`${source}/${language}`, bundle)
}

function formsIn(resource: FluentResource): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { id, attributes } of resource.body) {
    const kind = id.split('-')[0] ?? id
    for (const form of Object.keys(attributes)) found.set(kind, (found.get(kind) ?? new Set()).add(form))
  }
  return found
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
  return load([OWN, 'server:common'])
}

/** All that is said at a table of this game. */
export async function loadTexts(game: string): Promise<void> {
  await load(['server:common', `server:${game}`, 'folder:table/text', 'folder:study/text', `folder:games/${game}/text`])
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

function format(source: Source, language: Language, id: string, values: Values, form: string): string | null {
  const bundle = bundles.get(`${source}/${language}`)
  const message = bundle?.getMessage(id)
  const pattern = message?.attributes[form] ?? message?.value
  return bundle === undefined || pattern == null ? null : bundle.formatPattern(pattern, values, [])
}

function firstOf(sources: Source[], id: string, values: Values, form = ''): string | null {
  for (const language of [settings.language, 'en'] as const) {
    for (const source of sources) {
      const said = format(source, language, id, values, form)
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
export function tg(game: string, id: string, values: Values = {}, form = ''): string {
  return firstOf([`server:${game}`, 'server:common'], id, values, form) ?? id
}

/** What is told, in words; `seats` are the names of the people in them. */
export function say(game: string, telling: Telling, seats: readonly string[] = []): string {
  const values: Values = {}
  for (const [key, value] of Object.entries(telling.values)) {
    values[key] = word(game, key, value, seats)
    for (const form of formsOf(game, key)) values[`${key}_${form}`] = word(game, key, value, seats, form)
  }
  return tg(game, telling.id, values)
}

/** Whether what is told has words of its own, beside the names and amounts that are put into it. */
export function hasWords(game: string, telling: Telling): boolean {
  const blanks: Values = {}
  for (const key of Object.keys(telling.values)) {
    for (const each of [key, ...[...formsOf(game, key)].map((form) => `${key}_${form}`)]) blanks[each] = ''
  }
  return /\p{L}/u.test(tg(game, telling.id, blanks))
}

const kindOf = (key: string) => key.split('_')[0] ?? key

function formsOf(game: string, key: string): Iterable<string> {
  return forms.get(`server:${game}/${settings.language}`)?.get(kindOf(key)) ?? []
}

/** A value as it goes into a text: by the kind that its key begins with. */
function word(game: string, key: string, value: number | string, seats: readonly string[], form = ''): number | string {
  const kind = kindOf(key)
  if (kind === 'seat') return seatName(game, Number(value), seats)
  if (typeof value === 'number') return value
  if (kind === 'goods') return goods(game, value, form)
  if (kind === 'changes') return changes(game, value)
  if (kind === 'effect') return effect(game, value)
  if (kind === 'seats') return listed(game, value.split(',').map((seat) => seatName(game, Number(seat), seats)))
  return nameOf(game, kind, value, form)
}

function seatName(game: string, seat: number, seats: readonly string[]): string {
  return seats[seat] ?? tg(game, 'seat-person', { number: seat + 1 })
}

/** What a component is called; several of them (`buildings`) are called one after another. */
export function nameOf(game: string, kind: string, component: string, form = ''): string {
  if (knows(game, `${kind}-${component}`)) return tg(game, `${kind}-${component}`, {}, form)
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
function goods(game: string, told: string, form: string): string {
  const said = amounts(told).map(([thing, count]) => tg(game, `goods-${thing}`, { count }, form))
  return said.length > 0 ? said.join(', ') : tg(game, 'goods-none', {}, form)
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
  return printed.slice(1).map((telling) => say(game, telling)).join('; ')
}

function listed(game: string, names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : tg(game, 'list-and', { first: names.slice(0, -1).join(', '), last })
}

export type Part = string | Drawn
interface Drawn {
  name: string
  value: string | number
  /** The form of the name that the text asks for, if it does. */
  form: string
}

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
  const held: Drawn[] = []
  for (const [name, value] of Object.entries(telling.values)) {
    for (const form of ['', ...formsOf(game, name)]) {
      const key = form === '' ? name : `${name}_${form}`
      if (drawn(name)) values[key] = `\uE000${held.push({ name, value, form }) - 1}\uE001`
      else values[key] = word(game, name, value, seats, form)
    }
  }
  const pieces = tg(game, telling.id, values).split(/\uE000(\d+)\uE001/)
  return pieces.map((piece, i) => (i % 2 === 0 ? piece : (held[Number(piece)] ?? ''))).filter((part) => part !== '')
}
