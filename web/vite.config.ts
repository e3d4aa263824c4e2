import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { namedScreens } from './src/look/screens.ts'

/** Names of screens in styles become what they stand for. */
const screens = {
  postcssPlugin: 'screens',
  AtRule: {
    media(rule: { params: string }) {
      const meant = namedScreens(rule.params)
      if (meant !== rule.params) rule.params = meant
    },
  },
}

// What is loaded together lies in one file, rather than each part that two pages share in one of its own: what the
// first page needs, what tables share, and each game.
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: (id: string) => /\/src\/games\/(\w+)\/(?!text\/)/.exec(id)?.[1], debugName: 'games', priority: 2 },
  { name: 'shared', test: /\/src\/(lib|table)\/(?!text\/)/, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  css: { postcss: { plugins: [screens] } },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // no data: address, so that the page's content policy can stay narrow
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 600_000, // a busy machine takes its time, and no test is about how long something takes
    pool: 'threads', // which start sooner than processes
  },
})
