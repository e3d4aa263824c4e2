import { describe, expect, it } from 'vitest'

import { ActionSpace } from './actions'
import { offersOf } from './offers'

const space = new ActionSpace([
  { name: 'build', first: 0, axes: { place: 6 } },
  { name: 'trade', first: 6, axes: { good: 2 } },
  { name: 'end_turn', first: 8, axes: {} },
  { name: 'done', first: 9, axes: {} },
  { name: 'swap', first: 10, axes: {} },
])
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const game = { mainAction: ['end_turn', 'done'], apartAction: ['end_turn-pass'], drawerGroup: 'exchange' }

interface Wish {
  stage?: string
  passes?: boolean
  shownElsewhere?: string[]
}

function offers(verdicts: Record<number, number>, { stage = 'pay', passes = false, ...habits }: Wish = {}) {
  const telling = (action: number) => ({
    id: action === 8 && passes ? 'action-end_turn-pass' : `action-${space.nameOf(action)}`,
    values: {},
    group: action === 10 ? 'exchange' : 'answers',
  })
  const tellings = Object.fromEntries(ALL.map((action) => [action, telling(action)]))
  const verdict = ALL.map((action) => verdicts[action] ?? -1)
  return offersOf(verdict, { tellings, view: { question: { stage } } }, space, { ...game, ...habits })
}

describe('what the dock offers', () => {
  it('gives few answers a button each, and none to what is refused', () => {
    const { buttons, blocks } = offers({ 0: 0, 1: 75, 6: 0 })
    expect(buttons.map(({ action }) => action)).toEqual([0, 6])
    expect(blocks).toEqual([])
  })

  it('gathers many by their block, and counts those that may be given', () => {
    const { buttons, blocks } = offers({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 75, 6: 0, 7: 75 })
    expect(buttons).toEqual([])
    expect(blocks).toEqual([{ block: 'build', may: 5 }, { block: 'trade', may: 1 }])
  })

  it('gathers the answers of a turn even where they are few', () => {
    expect(offers({ 0: 0, 6: 0 }, { stage: 'turn' }).blocks).toHaveLength(2)
  })

  it('leaves a single block to the list of all answers, except where the board shows the rest', () => {
    const many = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 }
    expect(offers({ ...many, 6: -1 }).blocks).toEqual([])
    expect(offers(many, { shownElsewhere: ['trade'] }).blocks).toEqual([{ block: 'build', may: 6 }])
  })

  it('shows the end of a turn even if it is refused, and to be done only if it may be', () => {
    expect(offers({ 8: 12 }).main).toEqual([{ action: 8, verdict: 12 }])
    expect(offers({ 9: 12 }).main).toEqual([])
    expect(offers({ 9: 0 }).main).toEqual([{ action: 9, verdict: 0 }])
  })

  it('sets apart what a variant of an answer means, once it may be given', () => {
    expect(offers({ 8: 0 }, { passes: true })).toMatchObject({ main: [], apart: [{ action: 8, verdict: 0 }] })
    expect(offers({ 8: 12 }, { passes: true })).toMatchObject({ main: [], apart: [] })
  })

  it('keeps what belongs into the drawer there', () => {
    expect(offers({ 10: 30 })).toMatchObject({ drawer: [{ action: 10, verdict: 30 }], buttons: [], blocks: [] })
  })
})
