/** A menu that a button opens: arrows go through its items, Esc, Tab and a look elsewhere close it. */
export class Menu {
  open = $state(false)
  /** Around button and items. */
  box: HTMLElement | undefined = $state.raw()
  button: HTMLButtonElement | undefined = $state.raw()

  /** To be made while a component is: its items get the focus, the chosen one if there is one. */
  constructor() {
    $effect(() => {
      if (this.open) (this.box?.querySelector<HTMLElement>('[aria-checked=true]') ?? this.#items[0])?.focus()
    })
  }

  get #items(): HTMLElement[] {
    return [...(this.box?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  }
  toggle(): void {
    this.open = !this.open
  }
  close(): void {
    this.open = false
    this.button?.focus()
  }
  readonly onkeydown = (event: KeyboardEvent): void => {
    if (!this.open) return
    const items = this.#items
    const at = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape') this.close()
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus()
    else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus()
    else if (event.key === 'Tab') this.open = false
    else return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  }
  readonly onfocusout = (event: FocusEvent): void => {
    if (!this.box?.contains(event.relatedTarget as Node | null)) this.open = false
  }
}
