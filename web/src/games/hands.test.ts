import { expect, test } from 'vitest'

import { hasSecretHands } from '.'

test.each([
  ['architects', {}, true],
  ['nobility', { chancery: 'on' }, true],
  ['nobility', { chancery: 'off' }, false],
  ['settlement', {}, false],
  ['guilds', {}, false], // GLD-297: nobody has anything to hide
])('a curtain between people at one screen is for secret hands: %s %o', (game, options, secret) => {
  expect(hasSecretHands(game, options)).toBe(secret)
})
