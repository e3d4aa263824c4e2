// Everything that is said, in the chosen language. The client's own texts are in src/text; a game's texts come
// from the server, which has them from the game's Python package. English stands in for what is missing.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'

import { api, type Telling } from './api'
import { settings, type Language } from './settings.svelte'

export type Values = Record<string, FluentVariable>

const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' })
const bundles = new SvelteMap<string, FluentBundle>()
const asked = new Map<string, Promise<void>>()

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

async function fetchTexts(scope: string, language: Language): Promise<void> {
  const load = own[`../text/${language}.ftl`]
  const source = scope === 'client' ? await load?.() : await api.texts(scope, language)
  bundles.set(`${scope}/${language}`, bundle(language, source ?? ''))
}

function need(scope: string, language: Language): Promise<void> {
  const key = `${scope}/${language}`
  let promise = asked.get(key)
  if (promise === undefined) {
    promise = fetchTexts(scope, language).catch((reason: unknown) => {
      asked.delete(key)
      throw reason
    })
    asked.set(key, promise)
  }
  return promise
}

/** Loads a scope's texts ('client', 'common' or a game's name) in the chosen language, and English to stand in. */
export async function loadTexts(scope: string): Promise<void> {
  const languages = new Set<Language>([settings.language, 'en'])
  await Promise.all([...languages].map((language) => need(scope, language)))
}

/** Switches at once: what is on the page is said anew as soon as the texts are here. */
export async function speak(language: Language): Promise<void> {
  const scopes = new Set([...asked.keys()].map((key) => key.split('/')[0] ?? 'client'))
  await Promise.all([...scopes].map((scope) => need(scope, language)))
  settings.language = language
  document.documentElement.lang = language
}

function format(scope: string, id: string, values?: Values): string | null {
  for (const language of [settings.language, 'en'] as const) {
    const texts = bundles.get(`${scope}/${language}`)
    const pattern = texts?.getMessage(id)?.value
    if (texts !== undefined && pattern != null) return texts.formatPattern(pattern, values ?? {}, [])
  }
  return null
}

/** One of the client's own texts. */
export function t(id: string, values?: Values): string {
  return format('client', id, values) ?? id
}

/** Whether a game, or else the texts that all games share, has something to say under this id. */
export function knows(game: string, id: string): boolean {
  return format(game, id) !== null || format('common', id) !== null
}

/** A text of a game (or of those that all games share). */
export function tg(game: string, id: string, values?: Values): string {
  return format(game, id, values) ?? format('common', id, values) ?? id
}

/** What the server tells, in words. */
export function say(game: string, telling: Telling): string {
  return tg(game, telling.id, telling.values ?? {})
}

export type Part = string | { name: string; value: string | number }

/**
 * What the server tells, cut where a value stands that wants to be drawn instead of written (goods, shields):
 * `drawn` says which names those are.
 */
export function parts(game: string, telling: Telling, drawn: (name: string) => boolean): Part[] {
  const values: Values = {}
  const held: { name: string; value: string | number }[] = []
  for (const [name, value] of Object.entries(telling.values ?? {})) {
    if (drawn(name)) values[name] = `\uE000${held.push({ name, value }) - 1}\uE001`
    else values[name] = value
  }
  const pieces = tg(game, telling.id, values).split(/\uE000(\d+)\uE001/)
  return pieces.map((piece, i) => (i % 2 === 0 ? piece : (held[Number(piece)] ?? ''))).filter((part) => part !== '')
}
