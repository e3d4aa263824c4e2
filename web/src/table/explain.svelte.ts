/**
 * How a thing on the table says what it is: `{@attach explain(() => ({ card: 'building:bank' }))}`, or the `explains`
 * of a Spot. `Explained.svelte` listens for the pointer, a thumb that rests, the keyboard, and shows the words.
 */
import type { Attachment } from 'svelte/attachments'

import type { Telling } from '../lib/api'

export interface Explanation {
  /** What it is called; a card has its own heading. */
  title?: string
  /** A component as `kind:id`: what is printed on it, as the server tells it. */
  card?: string
  /** What else there is to say of it, one after the other. */
  lines?: readonly (string | Telling)[]
  /** What a press does. */
  press?: string | undefined
  /** Why a press is refused. */
  refused?: { text: string; rule: string } | undefined
}

type Saying = () => Explanation

const sayings = new WeakMap<Element, Saying>()

export function explain(saying: Saying): Attachment<HTMLElement> {
  return (element) => {
    sayings.set(element, saying)
    element.dataset['explains'] = ''
    return () => {
      sayings.delete(element)
      if (explained.at === element) explained.close()
    }
  }
}

/** What an element is told by where nothing else explains it: the words for those who don't see it. */
const NAMED = '[role="img"][aria-label]'

/** The innermost thing around an element that can be explained. */
export function thingAt(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target : null
  const titled = element?.closest<HTMLElement>('[data-region] [title]')
  if (titled) takeOver(titled)
  return element?.closest<HTMLElement>(`[data-explains], [data-region] ${NAMED}`) ?? element?.closest<HTMLElement>('[data-region] [data-title]') ?? null
}

/** A title, which only a mouse would ever show, is said like everything else; not once more by the browser. */
function takeOver(thing: HTMLElement): void {
  thing.dataset['title'] = thing.title
  thing.removeAttribute('title')
}

function said(thing: HTMLElement): Explanation {
  return sayings.get(thing)?.() ?? { title: thing.dataset['title'] ?? thing.getAttribute('aria-label') ?? '' }
}

/** The one thing that is being explained. */
class Explained {
  at: HTMLElement | null = $state.raw(null)
  /** It was asked for, and stays until it is closed; otherwise it goes with the pointer. */
  held = $state(false)
  /** Asked for when it is shown and whenever the table has changed, never in between: what it stands for may be gone. */
  words: Explanation | null = $state.raw(null)

  show(thing: HTMLElement, held: boolean): void {
    this.at = thing
    this.held = held
    this.refresh()
  }
  refresh(): void {
    this.words = this.at ? said(this.at) : null
  }
  close(): void {
    this.at = null
    this.held = false
    this.words = null
  }
}

export const explained = new Explained()
