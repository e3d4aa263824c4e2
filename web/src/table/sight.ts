/** Where the parts of the table lie below each other, most of them are out of sight. */
import { mayMove } from '../lib/settings.svelte'
import { isOn } from '../look/screens'
import { seenOf } from './beside'

const PLACES = ':is([data-region="board"], [data-region="common"]) [data-may]'
const BUTTONS = '[data-region="dock"] .answers :is([data-answer]:not([data-main], .apart), [data-block], [data-proposal])'

/** A question that has nothing to press in sight, neither on the table nor in the dock, brings its places there. */
export function bringPlacesIntoSight(): void {
  if (!isOn('narrow') || seenOf(BUTTONS).length > 0) return
  const places = seenOf(PLACES)
  if (places.some(isInSight)) return
  const part = places[0]?.closest<HTMLElement>('[id^="p-"]') ?? places[0]
  part?.scrollIntoView({ block: 'start', behavior: mayMove() ? 'smooth' : 'instant' })
}

function isInSight(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect()
  const above = document.querySelector('.tabs')?.getBoundingClientRect().bottom ?? 0
  const below = document.querySelector('[data-region="dock"]')?.getBoundingClientRect().top ?? innerHeight
  return (top + bottom) / 2 > above && (top + bottom) / 2 < below
}
