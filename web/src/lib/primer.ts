// What a beginner reads first, in the chosen language.
import { api, type Primer } from './api'
import type { Language } from './settings.svelte'

const known = new Map<string, Promise<Primer>>()

export function primer(game: string, language: Language): Promise<Primer> {
  const key = `${game}/${language}`
  let text = known.get(key)
  if (text === undefined) {
    text = api.primer(game, language)
    text.catch(() => known.delete(key))
    known.set(key, text)
  }
  return text
}
