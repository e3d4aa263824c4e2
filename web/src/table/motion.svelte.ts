// What happens on the screen when the table has moved on: places are measured before, pieces fly after.
import { untrack } from 'svelte'

import { mayMove } from '../lib/settings.svelte'
import type { Answering } from './answering.svelte'
import { regionOf, targets } from './keys'
import { knock } from './sounds'
import { fly, measure, travelsOf, type Places } from './travel'

/** To be called while a component is made; `layer` is where pieces fly. */
export function followMoves(answering: Answering, layer: () => HTMLElement | undefined): void {
  let places: Places = new Map()
  let { view: lastView, ply: lastPly } = untrack(() => answering.now)
  let region: string | undefined

  $effect.pre(() => {
    void answering.now.view
    void answering.asked
    places = mayMove() ? measure() : new Map()
    region = regionOf(document.activeElement)
  })
  $effect(() => {
    const { view, ply } = answering.now
    void answering.asked
    untrack(() => {
      const over = layer()
      if (view && lastView && over && ply !== lastPly) {
        const { game, now } = answering
        const fresh = now.ply === answering.table.log.at(-1)?.ply ? answering.table.log.filter((entry) => entry.ply > lastPly) : now.latest
        fly(over, travelsOf(fresh, game, view), places)
        knock()
        answering.moveOn()
      }
      keepFocus(region)
      lastView = view
      lastPly = ply
    })
  })
}

/** The place that had the focus may be gone with the question: on to the first target of the next one. */
function keepFocus(region: string | undefined): void {
  const lost = document.activeElement === document.body || !document.activeElement?.isConnected
  if (!lost || !['dock', 'board', 'common'].includes(region ?? '') || document.querySelector('dialog[open]')) return
  const all = targets()
  const near = all.find((each) => regionOf(each) === region) ?? all[0]
  const dock = document.querySelector<HTMLElement>('[data-region="dock"] .answers button, [data-region="dock"] button')
  ;(near ?? dock)?.focus({ preventScroll: true })
}
