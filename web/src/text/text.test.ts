// Every text that the client says exists in all three languages with the same values, and none lies idle.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const LANGUAGES = ['en', 'de', 'hu']
const files = import.meta.glob<string>(['./*.ftl', '../table/text/*.ftl', '../study/text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')

/** Message ids with the values that their texts name. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith(`/${language}.ftl`)) continue
    for (const chunk of text.split(/^(?=[a-zA-Z][\w-]* =)/m)) {
      const id = /^([a-zA-Z][\w-]*) =/.exec(chunk)?.[1]
      if (id === undefined) continue
      expect(found.has(id), `${id} stands twice in ${language}`).toBe(false)
      const values = [...chunk.matchAll(/\$([\w-]+)/g)].map((match) => match[1])
      found.set(id, [...new Set(values)].sort().join(' '))
    }
  }
  return found
}

const english = messages('en')

test.each(LANGUAGES)('%s can be read without a broken text', (language) => {
  const bundle = new FluentBundle(language)
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text))
  }
  const broken = [...messages(language).keys()].filter((id) => bundle.getMessage(id)?.value == null)
  expect(broken).toEqual([])
})

test.each(LANGUAGES)('%s says the same things with the same values as English', (language) => {
  const theirs = messages(language)
  expect([...theirs.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [id, values] of english) {
    // A language may leave a count unsaid, but it can't know a value that nobody gives.
    const given = new Set(values.split(' '))
    const unknown = (theirs.get(id) ?? '').split(' ').filter((value) => value !== '' && !given.has(value))
    expect(unknown, id).toEqual([])
  }
})

/** A template as a pattern of the ids that it may make: `seat-${kind}-more`. */
function patterns(found: RegExp): RegExp[] {
  const templates = [...code.matchAll(found)].map((match) => match[1] ?? '')
  return templates.map((template) => {
    const parts = template.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
    return new RegExp(`^${parts.map((part) => part.replace(/[^\w-]/g, '\\$&')).join('[\\w-]+')}$`)
  })
}
const SAID = /\b(?:t|has)\(\s*`([^`]+)`/g
const NAMED = /\bid = `([^`]+)`/g
const ANYWHERE = /`([a-z]+-[^`\s]*\$\{[^`\n]+)`/g

test('every text that is said exists', () => {
  const said = [...code.matchAll(/\b(?:t|has)\(\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  expect([...new Set(said)].filter((id) => !english.has(id))).toEqual([])
  for (const pattern of patterns(SAID)) {
    expect([...english.keys()].some((id) => pattern.test(id)), `nothing fits ${pattern.source}`).toBe(true)
  }
})

test('no text lies idle', () => {
  const made = [...patterns(SAID), ...patterns(NAMED), ...patterns(ANYWHERE)]
  const idle = [...english.keys()].filter(
    (id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !made.some((pattern) => pattern.test(id)),
  )
  expect(idle).toEqual([])
})
