import { expect, test } from 'vitest'

import { seal, sha256 } from './sha256'

async function builtIn(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('the published example', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('every length around the edges of a block, against an independent implementation', async () => {
  for (let length = 0; length < 200; length++) {
    const text = 'ő'.repeat(length % 7) + 'x'.repeat(length)
    expect(sha256(text)).toBe(await builtIn(text))
  }
})

test('a seal is made of the salt and the seed', async () => {
  expect(seal('salt', '7')).toBe(await builtIn('moothall:salt:7'))
})
