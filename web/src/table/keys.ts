/** The keys of the table (look.md, section 14). Single keys rest while a text field has focus or when switched off. */
import { flushSync } from 'svelte'

import { settings } from '../lib/settings.svelte'

export type Keys = Record<string, (event: KeyboardEvent) => void>

const FIELD = 'input, textarea, select, [contenteditable]'

export function onKeys(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const target = event.target as HTMLElement | null
    if (target?.closest(FIELD) || document.querySelector('dialog[open]')) return
    if (!settings.singleKeys && event.key.length === 1) return
    const named = event.key.length === 1 ? event.key.toUpperCase() : event.key
    const key = event.shiftKey && event.key.length === 1 && /[A-Z]/.test(named) ? `Shift+${named}` : named
    const act = keys[key]
    if (!act) return
    event.preventDefault()
    act(event)
  }
}

/** The region of the table that an element is in. */
export function regionOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-region]')?.dataset.region
}

/** The legal targets of the screen, in reading order: the board first, then what all share, then the dock. */
export function targets(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region] [data-may]')]
  const rank = (element: HTMLElement) => ['board', 'common', 'dock'].indexOf(regionOf(element) ?? '')
  return all.filter((element) => element.offsetParent !== null).sort((a, b) => rank(a) - rank(b))
}

export function nextTarget(step: 1 | -1): void {
  const all = targets()
  const here = all.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length
  all[next]?.focus()
}

const REGIONS = ['dock', 'board', 'common', 'others', 'log']

/** Moves the focus to a region: its first legal target, or else its first control, or else the region, to be read. */
export function focusRegion(region: string): void {
  // It may be the leaf that doesn't show.
  flushSync(() => document.querySelector<HTMLElement>(`[data-opens="${region}"][aria-pressed="false"]`)?.click())
  const within = (what: string) => `[data-region="${region}"] :is(${what})`
  const first = [within('[data-may]'), within('button[tabindex="0"]'), within('button, a[href], [tabindex="0"]')]
    .flatMap((wanted) => [...document.querySelectorAll<HTMLElement>(wanted)])
    .find((element) => regionOf(element) === region && element.offsetParent !== null)
  const goal = first ?? document.querySelector<HTMLElement>(`[data-region="${region}"]`)
  if (goal && !first) goal.tabIndex = -1
  goal?.scrollIntoView({ block: 'nearest' })
  goal?.focus()
}

export function nextRegion(step: 1 | -1): void {
  const here = regionOf(document.activeElement)
  const present = REGIONS.filter((region) => document.querySelector(`[data-region="${region}"]`))
  const index = here === undefined ? -1 : present.indexOf(here)
  const next = present[(index + step + present.length) % present.length]
  if (next !== undefined) focusRegion(next)
}
