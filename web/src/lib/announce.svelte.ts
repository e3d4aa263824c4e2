// What is said beside the page: to screen readers, and as notes that lie on it for a while.

export interface Note {
  id: number
  text: string
  kind: 'plain' | 'refusal'
}

const SHOWN_MS = 6_000
let last = 0

export const spoken = $state({ polite: '', assertive: '', notes: [] as Note[] })

/** For screen readers alone. */
export function announce(text: string, manner: 'polite' | 'assertive' = 'polite'): void {
  // A repeated sentence is only read again when the text has changed in between.
  spoken[manner] = ''
  queueMicrotask(() => requestAnimationFrame(() => (spoken[manner] = text)))
}

/** For everybody. */
export function toast(text: string, kind: Note['kind'] = 'plain'): void {
  const id = ++last
  spoken.notes = [...spoken.notes.filter((note) => note.text !== text).slice(-2), { id, text, kind }]
  announce(text)
  setTimeout(() => dismiss(id), SHOWN_MS)
}

export function dismiss(id: number): void {
  spoken.notes = spoken.notes.filter((note) => note.id !== id)
}
