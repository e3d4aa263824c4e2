// The same crowd as bench/crowd.py: two people at each table, whoever's turn it is moves.
// node crowd.js URL TABLES SECONDS AT_ONCE
const { io } = require('socket.io-client')

const [url, tables, seconds, atOnce] = [process.argv[2], ...process.argv.slice(3).map(Number)]
const done = { answers: 0, seconds: 0, milliseconds: [], notices: 0 }
const waiting = []
let moving = 0
let open = false

function person(match, seat) {
  const socket = io(`${url}/tic-tac-toe`, { transports: ['websocket'], forceNew: true })
  const me = { socket, match, seat, state: null, sent: 0 }
  socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 2))
  socket.on('sync', (_, info) => hear(me, info.state))
  socket.on('update', (_, state) => {
    done.notices += 1
    hear(me, state)
  })
  return me
}

function hear(me, state) {
  me.state = state
  if (me.sent && state._stateID > me.sentAt) {
    if (open) {
      done.answers += 1
      done.milliseconds.push(performance.now() - me.sent)
    }
    me.sent = 0
    moving -= 1
  }
  if (state.ctx.currentPlayer === String(me.seat) && !me.sent && !me.queued) {
    me.queued = true
    waiting.push(me)
  }
  moveOn()
}

function moveOn() {
  while (open && moving < atOnce && waiting.length) {
    const me = waiting.shift()
    me.queued = false
    moving += 1
    me.sent = performance.now()
    me.sentAt = me.state._stateID
    const cells = me.state.G.cells
    const free = cells.flatMap((cell, id) => (cell === null ? [id] : []))
    const cell = free.length ? free[Math.floor(Math.random() * free.length)] : 0
    const payload = { type: 'clickCell', args: [cell], playerID: String(me.seat) }
    me.socket.emit('update', { type: 'MAKE_MOVE', payload }, me.state._stateID, me.match, String(me.seat))
  }
}

async function main() {
  const people = []
  for (let table = 0; table < tables; table += 1) {
    people.push(person(`match${table}`, 0), person(`match${table}`, 1))
    if (table % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  while (people.some((me) => me.state === null)) await new Promise((resolve) => setTimeout(resolve, 50))
  open = true
  const began = performance.now()
  moveOn()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  open = false
  done.seconds = (performance.now() - began) / 1000
  process.stdout.write(JSON.stringify(done), () => process.exit(0)) // not before all of it is written
}

main()
