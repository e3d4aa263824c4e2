// The live line to one table. A notice brings what happened and the table as this person sees it now; whoever
// misses one asks for it. After a lost line the listener is told to look again, for nothing is kept meanwhile.
// Answers go over it too, while it is open: that is the shortest way.
import { Refused } from './api'
import type { Answer, Notice, Reply, SpokenAnswer, TableState } from './api'

export type Line = 'connecting' | 'open' | 'lost'

export interface Listener {
  notice(notice: Notice): void
  /** The line is open (again): fetch whatever may have been missed. */
  opened(): void
  line(state: Line): void
}

/** An open line. */
export interface LiveLine {
  /** Gives an answer; null where the line is not open just now. */
  answer(answer: Answer): Promise<TableState> | null
  close(): void
}

interface Waiting {
  resolve(state: TableState): void
  reject(reason: Refused): void
}

const PING_MS = 25_000
const LONGEST_REPLY_MS = 30_000
const LONGEST_WAIT_MS = 15_000

/** Listens until the line is closed. */
export function listen(table: string, listener: Listener): LiveLine {
  let socket: WebSocket | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let ping: ReturnType<typeof setInterval> | undefined
  let tries = 0
  let ended = false
  let answers = 0
  const replies = new Map<number, Waiting>()

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
      const heard = parse(message.data)
      if (heard === null) return
      if (heard.type === 'answered' || heard.type === 'not_answered') settle(heard)
      else listener.notice(heard)
    }
    socket.onclose = () => {
      giveUp()
      if (ended) return
      listener.line('lost')
      const wait = Math.min(LONGEST_WAIT_MS, 400 * 2 ** tries++) * (0.75 + Math.random() / 2)
      waiting = setTimeout(connect, wait)
    }
  }

  function settle(reply: Reply): void {
    const waiting = replies.get(reply.number)
    replies.delete(reply.number)
    if (reply.type === 'answered') waiting?.resolve(reply.state)
    else waiting?.reject(new Refused(reply.status, reply.refusal))
  }

  /** What came of these answers shows when the line is open again. */
  function giveUp(): void {
    for (const { reject } of replies.values()) {
      reject(new Refused(0, { error: 'offline', detail: 'the line was lost', rule: null, number: null }))
    }
    replies.clear()
  }

  function answer(given: Answer): Promise<TableState> | null {
    if (socket?.readyState !== WebSocket.OPEN || !navigator.onLine) return null
    const said: SpokenAnswer = { type: 'answer', number: ++answers, ...given }
    const line = socket
    line.send(JSON.stringify(said))
    // A line may be dead and not know it yet.
    setTimeout(() => replies.has(said.number) && line.close(), LONGEST_REPLY_MS)
    return new Promise((resolve, reject) => replies.set(said.number, { resolve, reject }))
  }

  function again(): void {
    if (ended || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
    tries = 0
    connect()
  }

  function whenSeen(): void {
    if (document.visibilityState === 'visible') again()
  }

  /** A page that is left may be kept for who comes back; nobody is at it meanwhile. */
  const leave = () => socket?.close()

  connect()
  ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('ping')
  }, PING_MS)
  addEventListener('online', again)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', whenSeen)
  function close(): void {
    ended = true
    clearTimeout(waiting)
    clearInterval(ping)
    removeEventListener('online', again)
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', whenSeen)
    socket?.close()
  }
  return { answer, close }
}

const KNOWN: readonly unknown[] = ['ply', 'chat', 'seats', 'answered', 'not_answered'] satisfies (Notice | Reply)['type'][]

function parse(data: unknown): Notice | Reply | null {
  try {
    const heard = JSON.parse(String(data)) as { type?: unknown }
    return KNOWN.includes(heard.type) ? (heard as Notice | Reply) : null
  } catch {
    return null
  }
}
