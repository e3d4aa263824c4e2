import { expect, it } from 'vitest'

import { namedScreens } from './screens'

const sources = import.meta.glob<string>(['../**/*.{svelte,css,ts}', '!../look/screens*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const asked = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/@media([^{;]+)|matchMedia\(([^)]*\))/g)].map((found) => `${file}: ${found[1] ?? found[2]}`),
)

it('puts in what a name stands for, and knows no others', () => {
  expect(namedScreens('(--handheld) and (--phone-on-its-side)')).toBe('(max-width: 1099px) and (max-height: 500px) and (orientation: landscape)')
  expect(namedScreens('(forced-colors: active)')).toBe('(forced-colors: active)')
  expect(() => namedScreens('(--enormous)')).toThrow('enormous')
})

it('is the only place with the widths and heights at which layouts change', () => {
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((each) => /width|height/.test(each))).toEqual([])
})
