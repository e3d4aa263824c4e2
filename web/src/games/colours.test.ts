import { expect, test } from 'vitest'

import type { GameView } from '../table/game'
import { colourAt, colourOf, type Dye } from './colours'

const DYES: Dye[] = ['madder', 'woad', 'weld', 'verdigris', 'murrey', 'ash', 'chalk', 'undyed']

/** A table whose game has not begun. */
function waiting(game: string, players: number, options: Record<string, string> = {}, automata = 0) {
  const seats = [...Array<string>(players).fill('open'), ...Array<string>(automata).fill('automaton')].map((kind) => ({ kind }))
  return seats.map((_, seat) => colourAt({ game, seats, options }, seat))
}

test('in Guilds seats are red, blue, green, yellow (GLD-043)', () => {
  expect(waiting('guilds', 4)).toEqual(['madder', 'woad', 'verdigris', 'weld'])
})

test('in Nobility the six colours are given in their order, and who plays alone is black (NOB-002, NOB-365)', () => {
  expect(waiting('nobility', 6)).toEqual(['chalk', 'weld', 'madder', 'verdigris', 'woad', 'ash'])
  expect(waiting('nobility', 1, {}, 1)).toEqual(['ash', 'undyed'])
})

test('in Architects the board fixes the colour (ARC-020, ARC-385)', () => {
  expect(waiting('architects', 5)).toEqual(['woad', 'verdigris', 'murrey', 'madder', 'weld'])
  expect(waiting('architects', 2, { boards: 'choice' })).toEqual(['undyed', 'undyed'])
  const view = { game: 'architects', boards: [{ board: 'red' }, { board: null }, { board: 'purple' }] } as unknown as GameView
  expect([0, 1, 2].map((seat) => colourOf(view, seat))).toEqual(['madder', 'undyed', 'murrey'])
})

test('where a rulebook names no colours, seats differ all the same', () => {
  expect(new Set(waiting('settlement', 6)).size).toBe(6)
})

test('every colour has a shield with a charge of its own, a piece and a name', async () => {
  const { default: icons } = await import('../look/icons.svg?raw')
  const { default: names } = await import('../text/en.ftl?raw')
  const drawn = (id: string) => new RegExp(`<symbol id="${id}".*`).exec(icons)?.[0] ?? ''
  const charge = (id: string) => [...drawn(id).matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join()
  for (const kind of ['seat', 'worker']) {
    expect(new Set(DYES.map((dye) => charge(`${kind}-${dye}`))).size).toBe(DYES.length)
  }
  for (const dye of DYES) expect(names).toContain(`colour-${dye} = `)
})
