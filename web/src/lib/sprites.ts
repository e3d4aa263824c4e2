// Both sprites are inlined once, so that every drawing takes the colours of the place where it stands.
import art from '../look/art.svg?url'
import icons from '../look/icons.svg?url'

async function inline(address: string): Promise<void> {
  const answer = await fetch(address)
  if (answer.ok) document.body.insertAdjacentHTML('afterbegin', await answer.text())
}

export function loadSprites(): Promise<unknown> {
  return Promise.allSettled([inline(icons), inline(art)])
}
