// A refusal in the chosen language: by its machine's word, else as the server put it.
import { Refused } from './api'
import { has, t } from './text.svelte'

export function refusalText(reason: unknown): string {
  if (!(reason instanceof Refused)) throw reason
  if (reason.offline) return t('offline-answer')
  const id = `refusal-${reason.refusal.error.replaceAll('_', '-')}`
  return has(id) ? t(id) : reason.message
}
