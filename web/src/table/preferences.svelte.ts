/** How a person likes to be asked; kept in this browser. */

interface Preferences {
  /** Ask which settlers, workers or coins to use, instead of taking the rule's default. */
  askMix: boolean
  /** When to ask before the turn passes on. */
  confirm: 'open' | 'always' | 'never'
}

const KEY = 'moothall-table'
const defaults: Preferences = { askMix: false, confirm: 'open' }

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

export const preferences: Preferences = $state({ ...defaults, ...stored() })

export function keepPreferences(): void {
  $effect(() => {
    const text = JSON.stringify(preferences)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  })
}
