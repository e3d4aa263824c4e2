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

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  css: { postcss: { plugins: [screens] } },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
  // Nothing is inlined as a data: address, so that the page's content policy can stay narrow.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // A busy machine takes its time, and no test is about how long something takes.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 600_000 },
})
