/** The flat action space of a game: the bridge between its numbers and names, as the server describes it. */
import type { GameDetails } from '../lib/api'

type BlockInfo = GameDetails['actions'][number]

export interface Action {
  name: string
  values: Record<string, number>
}

export class ActionSpace {
  private readonly blocks = new Map<string, BlockInfo>()
  private readonly blockOf: BlockInfo[] = []

  constructor(blocks: BlockInfo[]) {
    for (const block of blocks) {
      this.blocks.set(block.name, block)
      const length = Object.values(block.axes).reduce((product, extent) => product * extent, 1)
      for (let i = 0; i < length; i++) this.blockOf[block.first + i] = block
    }
  }

  get size(): number {
    return this.blockOf.length
  }

  /** The number of an action; its values in the order of the block's axes. */
  encode(name: string, ...values: number[]): number {
    const block = this.blocks.get(name)
    if (!block) throw new Error(`no action is called ${name}`)
    let offset = 0
    Object.values(block.axes).forEach((extent, i) => (offset = offset * extent + (values[i] ?? 0)))
    return block.first + offset
  }

  decode(number: number): Action {
    const block = this.block(number)
    let offset = number - block.first
    const values: Record<string, number> = {}
    for (const [axis, extent] of Object.entries(block.axes).reverse()) {
      values[axis] = offset % extent
      offset = Math.floor(offset / extent)
    }
    return { name: block.name, values }
  }

  nameOf(number: number): string {
    return this.block(number).name
  }

  private block(number: number): BlockInfo {
    const block = this.blockOf[number]
    if (!block) throw new Error(`actions go from 0 to ${this.size - 1}, not ${number}`)
    return block
  }

  /** All numbers of a block. */
  range(name: string): number[] {
    return this.blockOf.flatMap((block, number) => (block.name === name ? [number] : []))
  }
}

/** Works something out for the details of a game once, and keeps it with them. */
export function onceFor<T>(make: (details: GameDetails) => T): (details: GameDetails) => T {
  const known = new WeakMap<GameDetails, { made: T }>()
  return (details) => {
    const kept = known.get(details) ?? { made: make(details) }
    known.set(details, kept)
    return kept.made
  }
}
