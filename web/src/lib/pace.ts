/**
 * What others do comes faster than anybody can follow it. Here it waits, and is shown one after the other, each for
 * as long as the pace says. It knows nothing of tables: whatever arrives is handed to `show` when its time has come.
 */
import type { LogEntry } from './api'

export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

const MILLISECONDS: Record<Pace, number> = { slow: 3000, normal: 1600, fast: 700, 'at-once': 0 }
/** Each further thing that an answer brings takes longer to read. */
const FURTHER = 0.25
const LONGEST = 3

/**
 * How long these answers are looked at; 0 where they only complete what was said last, by the seat `teller`: what
 * somebody pays for a building belongs to building it.
 */
export function restFor(entries: readonly LogEntry[], teller: number | null, pace: Pace): number {
  let worth = 0
  for (const { seat, deed, happenings } of entries) {
    const changes = happenings.filter(({ telling }) => telling !== null).length
    const isNews = deed !== null || (changes > 0 && seat !== teller)
    if (isNews) worth += 1 + Math.max(0, changes - 1) * FURTHER
    if (deed !== null) teller = seat
  }
  return Math.round(Math.min(LONGEST, worth) * MILLISECONDS[pace])
}

interface Waiting<T> {
  what: T
  rest: number
}

export class Procession<T> {
  #waiting: Waiting<T>[] = []
  #resting: ReturnType<typeof setTimeout> | undefined

  /** `show` is told whether something new begins, or the last goes on; `changed` that more or fewer wait, or that a rest is over. */
  constructor(
    readonly show: (what: T, isNew: boolean) => void,
    readonly changed: () => void,
  ) {}

  /** Something is being looked at. */
  get isResting(): boolean {
    return this.#resting !== undefined
  }
  /** How many are still to come, besides what goes along with another. */
  get toCome(): number {
    return this.#waiting.filter(({ rest }) => rest > 0).length
  }

  /** Shown as soon as what came before it has been looked at; what needs no rest goes along with that. */
  arrive(what: T, rest: number): void {
    if (this.isResting && (rest > 0 || this.#waiting.length > 0)) this.#waiting.push({ what, rest })
    else this.#begin({ what, rest }, rest > 0)
    this.changed()
  }

  /** Shown now, whatever waits before it is left out. */
  arriveAtOnce(what: T, rest = 0): void {
    this.#stop()
    this.#begin({ what, rest }, true)
    this.changed()
  }

  /** On to the last that has come. */
  skip(): void {
    const last = this.#waiting.at(-1)
    this.#stop()
    if (last) this.show(last.what, true)
    this.changed()
  }

  #stop(): void {
    clearTimeout(this.#resting)
    this.#resting = undefined
    this.#waiting = []
  }

  #begin({ what, rest }: Waiting<T>, isNew: boolean): void {
    this.show(what, isNew)
    if (rest > 0) this.#resting = setTimeout(() => this.#goOn(), rest)
  }

  #goOn(): void {
    this.#resting = undefined
    for (let next = this.#waiting[0]; next && (!this.isResting || next.rest === 0); next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#begin(next, next.rest > 0)
    }
    this.changed()
  }
}
