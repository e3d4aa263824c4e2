// Passing an address on: by the system's own sheet where there is one, else by the clipboard.
import { toast } from './announce.svelte'
import { t } from './text.svelte'

export function absolute(path: string): string {
  return new URL(path, location.href).href
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure address there is no clipboard; a selection can still be copied the old way.
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
  toast(t('copied'))
}

export async function share(title: string, path: string): Promise<void> {
  const url = absolute(path)
  const small = matchMedia('(pointer: coarse)').matches
  if (small && 'share' in navigator) {
    try {
      await navigator.share({ title, url })
    } catch {
      // Changing one's mind is no error.
    }
  } else {
    await copy(url)
  }
}
