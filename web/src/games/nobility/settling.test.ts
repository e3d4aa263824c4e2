import { expect, test, vi } from 'vitest'

// The texts themselves want a browser.
vi.mock('../../lib/text.svelte', () => ({ t: (id: string) => id, tg: (_: string, id: string) => id, say: () => '', nameOf: () => '' }))
const { readiness } = await import('./settling')

const ready = { rule: 0, lacking: [], short: 0 }

test('a card whose worth is certain names no range', () => {
  expect(readiness({ ...ready, points: [4, 4] } as never).note).toBe('nobility-ready-exactly')
  expect(readiness({ ...ready, points: [3, 4] } as never).note).toBe('nobility-ready')
})
