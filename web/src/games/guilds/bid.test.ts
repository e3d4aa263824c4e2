import { describe, expect, it, vi } from 'vitest'

import { ActionSpace } from '../../table/actions'
import type { Asked } from '../../table/context'
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

/** Two areas of the auction, as the bidder finds them. */
function auction({ stage = 'auction', silver = 10, first_area = null as string | null } = {}): View {
  const area = { live: true, cards: [], leader: null, lead_cost: [1], tents: [0] }
  return { question: { stage }, command: { area: null, first_area }, areas: [area, area, area], boards: [{ silver }] } as unknown as View
}

const leads = { number: 0, reason: null, forecast: null, view: auction({ stage: 'auction', silver: 5 }), verdict: null }
/** The first half of a bid: a second area is asked for, and the third is too dear. */
const half = { ...leads, view: auction({ stage: 'second_area' }), verdict: [0, 0, 101, 0, 0, 0, ...Array<number>(20).fill(-1), 107] }

/** Somebody who is asked, and a server that says of each list of answers where it leads. */
function asked(ply: number, ahead: (answers: readonly number[]) => unknown = (answers) => (answers.length < 4 ? half : leads)): Asked {
  return { seat: 0, ply, lookAhead: (answers: readonly number[]) => Promise.resolve(ahead(answers)) } as unknown as Asked
}

/** A bid in both areas, put together at ply 7. */
async function put(by = asked(7)): Promise<Bid> {
  const bid = new Bid(places)
  bid.follow(auction(), by)
  await bid.toggle(0)
  await bid.toggle(1)
  return bid
}
const areas = (bid: Bid) => bid.stakes.map(({ area }) => area)

describe('a bid that is put together', () => {
  it('stays as long as the question does', async () => {
    const bid = await put()
    bid.follow(auction(), asked(7))
    expect(areas(bid)).toEqual([0, 1])
  })

  it('is over with the answer: the next question of the auction finds nothing chosen', async () => {
    const bid = await put()
    bid.follow(auction({ stage: 'second_area', first_area: 'A1' }), asked(9))
    expect(areas(bid)).toEqual([1])
    bid.follow(auction(), asked(14)) // nobody else was seen thinking in between
    expect(bid.stakes).toEqual([])
    expect(bid.proposal(auction(), 0)).toBeNull()
  })

  it('is whole when the server asks for nothing more, and says what would be left', async () => {
    const bid = new Bid(places)
    bid.follow(auction(), asked(7))
    await bid.toggle(0)
    expect(bid.proposal(auction(), 0)?.text).toBeNull()
    expect(bid.proposal(auction(), 0)?.forecast[0]).toMatchObject({ rule: 107 })
    await bid.toggle(1)
    expect(bid.proposal(auction(), 0)?.text).not.toBeNull()
    expect(bid.then?.boards[0]?.silver).toBe(5)
  })

  it('takes a third area in the place of the second, unless a rule is against it', async () => {
    const bid = await put()
    expect(bid.against(2)).toBe(101)
    expect(bid.against(0)).toBe(0)
    const other = await put(asked(7, (answers) => (answers.length < 4 ? { ...half, verdict: null } : leads)))
    await other.toggle(2)
    expect(areas(other)).toEqual([0, 2])
  })

  it('goes no further than the server goes along, and says which rule is against it', async () => {
    const most = (answers: readonly number[]) => (answers.includes(places.add(4)) ? { ...leads, number: 101 } : answers.includes(places.add(0)) ? { ...leads, number: 99 } : leads)
    const bid = await put(asked(7, most))
    expect(await bid.change(1, -1)).toBe(99)
    const pressed = [bid.change(1, 1), bid.change(1, 1), bid.change(1, 1)] // quicker than the server
    expect(await Promise.all(pressed)).toEqual([0, 0, 101])
    expect(bid.stake(1)?.silver).toBe(3)
    expect(bid.againstChange({ area: 1, silver: 3 }, 1)).toBe(101)
  })

  it('loses what the rules forbid after its first half was answered', async () => {
    const bid = await put()
    const dear = asked(9, () => ({ ...leads, number: 101 }))
    bid.follow(auction({ stage: 'second_area', first_area: 'A1' }), dear)
    await bid.change(1, 1)
    expect(bid.stakes).toEqual([])
  })
})
