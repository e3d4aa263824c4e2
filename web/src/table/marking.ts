/**
 * Marks something wherever it can be pressed (`data-meant`, say), also what comes to be seen only later, until the
 * returned function is called.
 */
export type Marking = 'meant' | 'given' | 'better'
const AGAIN_MS = 250

export function markAll(which: string, as: Marking): () => void {
  const all = (wanted: string) => document.querySelectorAll<HTMLElement>(wanted)
  const mark = () => {
    // A place that was marked may stand for another answer by now.
    all(`[data-${as}]`).forEach((each) => each.matches(which) || delete each.dataset[as])
    all(which).forEach((each) => (each.dataset[as] = ''))
  }
  mark()
  const timer = setInterval(mark, AGAIN_MS)
  return () => {
    clearInterval(timer)
    all(`[data-${as}]`).forEach((each) => delete each.dataset[as])
  }
}

/** Where answers can be pressed, on the table or in the dock. */
export const placesOf = (actions: readonly number[]): string => actions.map((action) => `[data-spot="${action}"], [data-answer="${action}"]`).join(', ')
