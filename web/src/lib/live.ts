// The live line to one table. A notice brings what happened and the table as this person sees it now; whoever
// misses one asks for it. After a lost line the listener is told to look again, for nothing is kept meanwhile.
import type { Notice } from './api'

export type Line = 'connecting' | 'open' | 'lost'

export interface Listener {
  notice(notice: Notice): void
  /** The line is open (again): fetch whatever may have been missed. */
  opened(): void
  line(state: Line): void
}

const PING_MS = 25_000
const LONGEST_WAIT_MS = 15_000

/** Listens until the returned function is called. */
export function listen(table: string, listener: Listener): () => void {
  let socket: WebSocket | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let ping: ReturnType<typeof setInterval> | undefined
  let tries = 0
  let ended = false

  function connect(): void {
    clearTimeout(waiting)
    listener.line('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`)
    socket.onopen = () => {
      tries = 0
      listener.line('open')
      listener.opened()
    }
    socket.onmessage = (message) => {
      const notice = parse(message.data)
      if (notice !== null) listener.notice(notice)
    }
    socket.onclose = () => {
      if (ended) return
      listener.line('lost')
      const wait = Math.min(LONGEST_WAIT_MS, 400 * 2 ** tries++) * (0.75 + Math.random() / 2)
      waiting = setTimeout(connect, wait)
    }
  }

  function again(): void {
    if (ended || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
    tries = 0
    connect()
  }

  function whenSeen(): void {
    if (document.visibilityState === 'visible') again()
  }

  connect()
  ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('ping')
  }, PING_MS)
  addEventListener('online', again)
  document.addEventListener('visibilitychange', whenSeen)
  return () => {
    ended = true
    clearTimeout(waiting)
    clearInterval(ping)
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', whenSeen)
    socket?.close()
  }
}

function parse(data: unknown): Notice | null {
  try {
    const notice = JSON.parse(String(data)) as { type?: unknown }
    return notice.type === 'ply' || notice.type === 'chat' || notice.type === 'seats' ? (notice as Notice) : null
  } catch {
    return null
  }
}
