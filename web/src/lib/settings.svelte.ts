// What a person has chosen for this browser. Kept in local storage; no server knows of it.
import { untrack } from 'svelte'

import type { Pace } from './pace'

export type Theme = 'system' | 'parchment' | 'candlelight'
export type Language = 'en' | 'de' | 'hu'
export const LANGUAGES: readonly Language[] = ['en', 'de', 'hu']
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', hu: 'Magyar' }

interface Settings {
  theme: Theme
  language: Language
  sounds: boolean
  singleKeys: boolean
  motion: 'system' | 'less'
  /** A curtain between people at one screen even where no hand is secret. */
  curtain: boolean
  /** Ask even where the rules have a default or leave only one answer. */
  askMix: boolean
  /** When to ask before the turn passes on: if something could still be done, always, or never. */
  confirm: 'open' | 'always' | 'never'
  /** How fast what others do is shown. */
  pace: Pace
  /** The bar of chances, at tables where hints are allowed. */
  chances: boolean
  /** Puzzles that were found. */
  puzzlesFound: string[]
  toursSeen: string[]
  /** By table: how many steps of its lesson were read to their end, whether it was left, and whether it was over by then. */
  lessons: Record<string, { read: number; left?: boolean; over?: boolean }>
}

const KEY = 'moothall-settings'

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((language) => wanted[0] === language) ?? 'en'
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

const defaults: Settings = {
  theme: 'system',
  language: languageOfBrowser(),
  sounds: false,
  singleKeys: true,
  motion: 'system',
  curtain: false,
  askMix: false,
  confirm: 'open',
  pace: 'normal',
  chances: false,
  puzzlesFound: [],
  toursSeen: [],
  lessons: {},
}

export const settings: Settings = $state({ ...defaults, ...stored() })

/** Keeps storage and the page's root element in step with the settings, from now on. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      if (settings.theme === 'system') delete root.dataset.theme
      else root.dataset.theme = settings.theme
      if (settings.motion === 'less') root.dataset.motion = 'less'
      else delete root.dataset.motion
      try {
        localStorage.setItem(KEY, JSON.stringify(settings))
      } catch {
        // Private windows may refuse; the choice then lasts as long as the page.
      }
    })
  })
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

export function isDark(): boolean {
  return settings.theme === 'system' ? dark.matches : settings.theme === 'candlelight'
}

/** Whether pieces may travel; false means that they appear in place. */
export function mayMove(): boolean {
  return settings.motion !== 'less' && !still.matches
}

export function toggleTheme(): void {
  untrack(() => {
    settings.theme = isDark() ? 'parchment' : 'candlelight'
  })
}
