/**
 * One Tab stop for a whole grid or row: arrows move between its controls by where they lie on the screen.
 * Use as `{@attach roving}` on the container.
 */
import type { Attachment } from 'svelte/attachments'

const CONTROLS = 'button:not([data-own-stop]), a[href]:not([data-own-stop])'
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const roving: Attachment<HTMLElement> = (container) => {
  const controls = () => [...container.querySelectorAll<HTMLElement>(CONTROLS)]

  function settle(): void {
    const all = controls()
    const active = all.find((control) => control === document.activeElement)
    const stop = active ?? all.find((control) => 'may' in control.dataset) ?? all[0]
    for (const control of all) {
      const index = control === stop ? 0 : -1
      if (control.tabIndex !== index) control.tabIndex = index
    }
  }

  function onKey(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    const from = controls().find((control) => control === document.activeElement)
    const to = from && nearest(from, controls(), direction)
    if (!to) return
    event.preventDefault()
    event.stopPropagation()
    to.focus()
  }

  settle()
  const watcher = new MutationObserver(settle)
  watcher.observe(container, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-may'] })
  container.addEventListener('keydown', onKey)
  container.addEventListener('focusin', settle)
  return () => {
    watcher.disconnect()
    container.removeEventListener('keydown', onKey)
    container.removeEventListener('focusin', settle)
  }
}

/** The control that lies nearest in a direction; what lies off to the side counts as further away. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = middle(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const control of all) {
    if (control === from) continue
    const end = middle(control)
    const along = (end.x - start.x) * dx + (end.y - start.y) * dy
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx)
    const distance = along + 3 * aside
    if (along > 4 && distance < least) {
      least = distance
      best = control
    }
  }
  return best
}

function middle(control: HTMLElement): { x: number; y: number } {
  const box = control.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
