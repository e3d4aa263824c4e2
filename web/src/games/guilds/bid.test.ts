import { describe, expect, it, vi } from 'vitest'

import { ActionSpace } from '../../table/actions'
import { Bid } from './bid.svelte'
import type { Places, View } from './places'

// The words ask the browser for its language.
vi.mock('../../lib/text.svelte', () => ({ t: (id: string) => id, tg: (_: string, id: string) => id, nameOf: (_: string, kind: string) => kind, say: () => '' }))

const space = new ActionSpace([
  { name: 'bid', first: 0, axes: { area: 6 } },
  { name: 'add', first: 6, axes: { silver: 20 } },
  { name: 'done', first: 26, axes: {} },
])
const places = {
  space,
  bid: (area: number) => space.encode('bid', area),
  add: (silver: number) => space.encode('add', silver),
  areaNumber: (area: string) => Number(area.slice(1)) - 1,
} as unknown as Places

/** Two areas, what it takes to lead there, and what the bidder has. */
function auction({ costs = [1, 1], silver = 10, stage = 'auction' } = {}): View {
  const area = (cost: number) => ({ live: true, cards: [], leader: null, lead_cost: [cost], tents: [0] })
  return {
    question: { stage },
    command: { area: null, first_area: null },
    areas: costs.map(area),
    boards: [{ silver, one_area_enough: false }],
  } as unknown as View
}
const by = (ply: number) => ({ seat: 0, ply })

/** A bid in both areas, put together at ply 7. */
function put(view = auction()): Bid {
  const bid = new Bid(places)
  bid.follow(view, by(7))
  bid.toggle(view, 0, 0)
  bid.toggle(view, 0, 1)
  return bid
}

describe('a bid that is put together', () => {
  it('stays as long as the question does', () => {
    const bid = put()
    bid.follow(auction(), by(7))
    expect(bid.stakes.map(({ area }) => area)).toEqual([0, 1])
  })

  it('is over with the answer: the next question of the auction finds nothing chosen', () => {
    const bid = put()
    bid.follow(auction({ stage: 'second_area' }), by(9))
    bid.follow(auction({ costs: [1, 2] }), by(14)) // nobody else was seen thinking in between
    expect(bid.stakes).toEqual([])
    expect(bid.proposal(auction(), 0)).toBeNull()
  })

  it('never comes to more than there is', () => {
    const bid = put()
    bid.follow(auction({ costs: [1, 4], silver: 4 }), by(7))
    expect(bid.stakes).toEqual([{ area: 0, silver: 1 }])
    expect(bid.left(auction({ silver: 4 }), 0)).toBe(3)
  })

  it('says which rule is against one silver more, or less', () => {
    const view = auction({ costs: [2, 1], silver: 4 })
    const bid = put(view)
    expect(bid.change(view, 0, 0, -1)).toBe(99)
    expect(bid.change(view, 0, 0, 1)).toBe(0)
    expect(bid.change(view, 0, 0, 1)).toBe(101)
    expect(bid.stake(0)?.silver).toBe(3)
  })
})
