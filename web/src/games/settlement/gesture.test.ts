import { describe, expect, it } from 'vitest'

import { ActionSpace } from '../../table/actions'
import type { GameView } from '../../table/game'
import { building, exploring, Gesture, placing } from './gesture.svelte'
import type { Places, View } from './places'

const space = new ActionSpace([
  { name: 'build', first: 0, axes: { market: 8 } },
  { name: 'place', first: 8, axes: { row: 3, column: 3 } },
  { name: 'stack', first: 17, axes: { stack: 4 } },
  { name: 'explore', first: 21, axes: { row: 3 } },
  { name: 'lay', first: 24, axes: { row: 3, column: 3 } },
])
const places = { space } as unknown as Places
const at = (stage: string) => ({ question: { stage } }) as unknown as View & GameView

describe('one gesture of several answers', () => {
  it('builds a tile on a plot and leaves the stack to the rules', () => {
    const { next, decides } = building(places, 5, 4, null)
    expect(next(at('turn'), 0)).toBe(space.encode('build', 5))
    expect(next(at('place_building'), 1)).toBe(space.encode('place', 1, 1))
    expect(next(at('choose_stack'), 2)).toBeNull()
    expect(next(at('turn'), 2)).toBeNull() // the same turn, after the building
    expect(decides).toBeUndefined()
  })

  it('draws from the stack that was chosen, which the rules must not do then', () => {
    const { next, decides } = placing(places, 4, 2)
    expect(next(at('place_building'), 0)).toBe(space.encode('place', 1, 1))
    expect(next(at('choose_stack'), 1)).toBe(space.encode('stack', 2))
    expect(decides).toEqual(['stacks'])
  })

  it('lays the tile that it finds on the field that was pressed', () => {
    const { next } = exploring(places, 5)
    expect(next(at('turn'), 0)).toBe(space.encode('explore', 1))
    expect(next(at('lay_landscape'), 1)).toBe(space.encode('lay', 1, 2))
    expect(next(at('choose_settlers'), 1)).toBeNull() // whoever wants to be asked, is
  })
})

describe('what was picked for a building', () => {
  function picked(): Gesture {
    const gesture = new Gesture()
    gesture.follow(at('turn'), { ply: 3 })
    gesture.pickPlot(4)
    gesture.pickStack(1)
    return gesture
  }

  it('stays while the same is asked', () => {
    const gesture = picked()
    gesture.follow(at('turn'), { ply: 3 })
    expect([gesture.plot, gesture.stack]).toEqual([4, 1])
  })

  it('is used up with the building', () => {
    const gesture = picked()
    gesture.follow(at('place_building'), { ply: 4 })
    expect([gesture.plot, gesture.stack]).toEqual([null, 1])
    gesture.follow(at('turn'), { ply: 5 })
    expect(gesture.stack).toBeNull()
  })

  it('is over when somebody else is asked', () => {
    const gesture = picked()
    gesture.follow(at('turn'), null)
    expect([gesture.plot, gesture.stack]).toEqual([null, null])
  })
})
