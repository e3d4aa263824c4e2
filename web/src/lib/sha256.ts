// SHA-256, so that a sealed seed can be checked in any browser: the built-in one is missing where the hall is
// reached by a plain address of the local network.

function constants(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count)
  let n = 0
  for (let candidate = 2; n < count; candidate++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false
    if (prime) found[n++] = fraction(candidate, power)
  }
  return found
}

/** The first 32 bits behind the point of a root: exact, by whole numbers. */
function fraction(prime: number, power: number): number {
  const shifted = BigInt(prime) << BigInt(32 * power)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(power) <= shifted) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

const START = constants(8, 2)
const ROUNDS = constants(64, 3)

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const words = new DataView(blocks.buffer)
  words.setUint32(blocks.length - 4, bytes.length * 8)
  const hash = START.slice()
  for (let block = 0; block < blocks.length; block += 64) mix(hash, words, block)
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(hash: Uint32Array, words: DataView, block: number): void {
  const w = new Uint32Array(64)
  for (let i = 0; i < 16; i++) w[i] = words.getUint32(block + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!]
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + mixed[i]!
}

/** The hash that a table shows before the game, from what it shows after. */
export function seal(salt: string, seed: string): string {
  return sha256(`moothall:${salt}:${seed}`)
}
