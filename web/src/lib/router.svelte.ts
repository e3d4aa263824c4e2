// Addresses are the browser's own; a press on a link inside the client changes the page without a reload.

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash })

function read(): void {
  place.path = location.pathname
  place.search = location.search
  place.hash = location.hash
}

export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace === true) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = place.path
  read()
  if (place.path !== before) scrollTo(0, 0)
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (link == null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export function startRouter(): void {
  addEventListener('popstate', read)
  addEventListener('hashchange', read)
  document.addEventListener('click', onClick)
}

export type Page =
  | { name: 'home' }
  | { name: 'tables' }
  | { name: 'table'; id: string }
  | { name: 'replays' }
  | { name: 'replay'; id: string }
  | { name: 'analysis'; id: string }
  | { name: 'play'; game: string }
  | { name: 'puzzles' }
  | { name: 'rulebooks' }
  | { name: 'rules'; game: string }
  | { name: 'account' }
  | { name: 'settings' }
  | { name: 'lost' }

export function pageAt(path: string): Page {
  const [first, second, ...rest] = path.split('/').filter((piece) => piece !== '').map(decodeURIComponent)
  if (rest.length > 0) return { name: 'lost' }
  if (first === undefined) return { name: 'home' }
  if (second === undefined) {
    if (first === 'tables') return { name: 'tables' }
    if (first === 'replay') return { name: 'replays' }
    if (first === 'puzzles') return { name: 'puzzles' }
    if (first === 'rules') return { name: 'rulebooks' }
    if (first === 'account') return { name: 'account' }
    if (first === 'settings') return { name: 'settings' }
    return { name: 'lost' }
  }
  if (first === 'tables') return { name: 'table', id: second }
  if (first === 'replay') return { name: 'replay', id: second }
  if (first === 'analysis') return { name: 'analysis', id: second }
  if (first === 'play') return { name: 'play', game: second }
  if (first === 'rules') return { name: 'rules', game: second }
  return { name: 'lost' }
}
