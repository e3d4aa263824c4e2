import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
  // Nothing is inlined as a data: address, so that the page's content policy can stay narrow.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
