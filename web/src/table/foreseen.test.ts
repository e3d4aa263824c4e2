import { describe, expect, it } from 'vitest'

import type { Forecast, Happening, Move } from '../lib/api'
import { isGift, isVain, lossesIn } from './foreseen'

const SEAT = 1

function supply(changes: string, more: Partial<Happening> = {}): Happening {
  return { telling: { id: 'change-supply', values: { seat: SEAT, changes }, group: '' }, moves: [], by: '', lost: false, ...more }
}
function moved(source: string, goal: string): Happening {
  const move: Move = { thing: 'settler', source, goal, count: 1, seat: SEAT }
  return { telling: null, moves: [move], by: '', lost: false }
}
function forecast(will: Happening[], more: Partial<Forecast> = {}): Forecast {
  return { answers: [7], will, may: [], revealed: false, asked: SEAT, half_done: false, ways: [], ...more }
}
const A_SETTLER_GOES = [supply('settler=-1'), moved('1/supply/settler', '1/wilderness-row/0')]

describe('a move in vain', () => {
  it('costs something and brings nothing', () => {
    expect(isVain(forecast(A_SETTLER_GOES), SEAT)).toBe(true)
  })

  it('is none if anything comes of it, for whomever', () => {
    expect(isVain(forecast([...A_SETTLER_GOES, supply('wood=1')]), SEAT)).toBe(false)
    expect(isVain(forecast([supply('settler=-1,wood=1')]), SEAT)).toBe(false)
    expect(isVain(forecast([...A_SETTLER_GOES, moved('market/3', '1/sett/0')]), SEAT)).toBe(false)
    expect(isVain(forecast([supply('silver=-2'), moved('1/supply/silver', 'tent/0/1')]), SEAT)).toBe(false)
    expect(isVain(forecast(A_SETTLER_GOES), 0)).toBe(false)
  })

  it('is none if it costs nothing, or while nobody knows what it brings', () => {
    expect(isVain(forecast([]), SEAT)).toBe(false)
    expect(isVain(forecast(A_SETTLER_GOES, { revealed: true }), SEAT)).toBe(false)
    expect(isVain(forecast(A_SETTLER_GOES, { half_done: true }), SEAT)).toBe(false)
    expect(isVain(null, SEAT)).toBe(false)
  })

  it('is one in every way that it could go on', () => {
    const [vain, good] = [forecast(A_SETTLER_GOES), forecast([supply('gold=1')])]
    expect(isVain(forecast(A_SETTLER_GOES, { half_done: true, ways: [vain, vain] }), SEAT)).toBe(true)
    expect(isVain(forecast(A_SETTLER_GOES, { half_done: true, ways: [vain, good] }), SEAT)).toBe(false)
  })
})

describe('a gift', () => {
  it('brings something and costs nothing', () => {
    expect(isGift(forecast([supply('wood=1,gold=2')]), SEAT)).toBe(true)
    expect(isGift(forecast([supply('wood=1,gold=-1')]), SEAT)).toBe(false)
    expect(isGift(forecast([supply('wood=1')]), 0)).toBe(false)
    expect(isGift(forecast([]), SEAT)).toBe(false)
    expect(isGift(forecast([supply('worker=1'), moved('at/mines/1', '1/supply/worker')]), SEAT)).toBe(false)
    expect(isGift(forecast([supply('wood=1')], { revealed: true }), SEAT)).toBe(false)
  })
})

describe('what is thrown away', () => {
  it('is what the server marks as lost, and nothing that is paid', () => {
    expect(lossesIn(forecast([supply('wood=-2,stone=-1', { lost: true }), supply('gold=-1')]))).toEqual({ wood: 2, stone: 1 })
    expect(lossesIn(forecast([supply('gold=-1')]))).toEqual({})
    expect(lossesIn(null)).toEqual({})
  })

  it('is no move in vain: that is said of it already', () => {
    expect(isVain(forecast([supply('wood=-2', { lost: true })]), SEAT)).toBe(false)
  })
})
