import { describe, expect, it } from 'vitest'

import { placeBeside } from './beside'

const SCREEN = { width: 1000, height: 800 }
const SIZE = { width: 200, height: 100 }
const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height })

describe('words beside a thing', () => {
  it('stand where they hide nothing that can be pressed', () => {
    const right = box(510, 300, 300, 100)
    const { left } = placeBeside(box(400, 300), SIZE, SCREEN, [right])
    expect(left + SIZE.width).toBeLessThanOrEqual(400)
  })

  it('stay on the screen and off the thing at its edge', () => {
    const thing = box(900, 700)
    const { left, top } = placeBeside(thing, SIZE, SCREEN, [])
    expect(left + SIZE.width).toBeLessThanOrEqual(thing.left)
    expect(top + SIZE.height).toBeLessThanOrEqual(SCREEN.height)
  })
})
