// Whatever is counted in the log has a drawing: its texts name it, the game says how it is drawn, the sprite has it.
import { expect, test, vi } from 'vitest'

import icons from '../look/icons.svg?raw'
import { loadParts } from '.'

const texts = import.meta.glob<string>('../../../src/moothall/games/*/text/en.ftl', { query: '?raw', import: 'default', eager: true })

// A game's parts want to know the browser's language and whether it is dark.
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))

test.each(['settlement', 'architects', 'nobility', 'guilds'])('every good of %s is drawn', async (game) => {
  const [, words] = Object.entries(texts).find(([path]) => path.includes(`/${game}/`))!
  const goods = [...words.matchAll(/^goods-(\w+) =/gm)].map((match) => match[1]!).filter((good) => good !== 'none')
  expect(goods).toContain('point')
  const parts = (await loadParts(game))!
  const bare = goods.filter((good) => !icons.includes(`id="${parts.iconFor('good', good)}"`))
  expect(bare).toEqual([])
}, 90_000)
