/**
 * Pieces that travel from where they were to where they go. Places carry `data-anchor`; the table screen measures
 * them before and after a change, and what moved flies over the board, in the order given. Nobody waits for it.
 */
import { colourOf } from '../games/colours'
import type { LogEntry } from '../lib/api'
import { mayMove } from '../lib/settings.svelte'
import type { GameParts, GameView } from './game'

export interface Travel {
  /** The anchors of its start and its goal. */
  from: string
  to: string
  /** An icon flies; without one, a likeness of the goal. */
  icon?: string
  /** The colour of a player's piece. */
  seatColour?: string
  count?: number
}

/** What travels by what has happened. */
export function travelsOf(entries: readonly LogEntry[], game: GameParts, view: GameView): Travel[] {
  const moves = entries.flatMap((entry) => entry.happenings).flatMap((happening) => happening.moves)
  return moves.map((move) => {
    const [kind = '', component = ''] = move.thing.split(':')
    const usual = () => (component === '' ? game.iconFor('good', kind) : game.iconFor(kind, component))
    const icon = game.pieceIcon ? game.pieceIcon(move, view) : usual()
    const dyed = move.seat === null ? {} : { seatColour: colourOf(view, move.seat) }
    return { from: move.source, to: move.goal, count: move.count, ...dyed, ...(icon === null ? {} : { icon }) }
  })
}

/** The place of a name, or the next larger one that is on the screen: `2/supply/gold`, `2/supply`, `2`. */
function placeIn<T>(places: ReadonlyMap<string, T>, name: string): T | undefined {
  for (let path = name; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const found = places.get(path)
    if (found !== undefined) return found
  }
  return undefined
}

const TRAVEL_MS = 420
const GOODS_MS = 340
const APART_MS = 60
const FRESH_MS = 4000
const MOST = 24

export type Places = Map<string, DOMRect>

const anchors = () => document.querySelectorAll<HTMLElement>('[data-anchor]')

/** Where all anchors are now; the first of a name counts that can be seen. */
export function measure(): Places {
  const places: Places = new Map()
  for (const element of anchors()) {
    const box = element.getBoundingClientRect()
    const name = element.dataset.anchor ?? ''
    if (box.width > 0 && !places.has(name)) places.set(name, box)
  }
  return places
}

const MOST_WAITING_MS = 3 * TRAVEL_MS

let flying: Animation[] = []
let landed = 0 // when all that is in the air will have set down

/** Whatever is in the air sets down at once. */
export function land(): void {
  for (const animation of flying) animation.finish()
  flying = []
  landed = 0
}

/** Sends the pieces of one move on their way, after those of the move before; with many moves waiting, at once. */
export function fly(layer: HTMLElement, travels: Travel[], before: Places): void {
  if (landed - performance.now() > MOST_WAITING_MS) land()
  mark(travels.map((travel) => travel.to))
  if (!mayMove() || travels.length === 0 || travels.length > MOST || document.hidden) return
  const wait = Math.max(0, landed - performance.now())
  flying = flying.filter((animation) => animation.playState !== 'finished')
  landed = performance.now() + wait + TRAVEL_MS + (travels.length - 1) * APART_MS
  const after = new Map<string, HTMLElement>()
  for (const element of anchors()) {
    const name = element.dataset.anchor ?? ''
    if (!after.has(name) && element.getBoundingClientRect().width > 0) after.set(name, element)
  }
  travels.forEach((travel, i) => {
    const goal = placeIn(after, travel.to)
    const start = placeIn(before, travel.from) ?? placeIn(after, travel.from)?.getBoundingClientRect()
    if (goal && start) send(layer, travel, start, goal, wait + i * APART_MS)
  })
}

/** The just-changed mark: a gilt line that fades. */
function mark(names: string[]): void {
  for (const old of document.querySelectorAll<HTMLElement>('[data-fresh]')) delete old.dataset.fresh
  const fresh = [...anchors()].filter((element) => names.includes(element.dataset.anchor ?? ''))
  for (const element of fresh) element.dataset.fresh = ''
  setTimeout(() => fresh.forEach((element) => delete element.dataset.fresh), FRESH_MS)
}

function send(layer: HTMLElement, travel: Travel, start: DOMRect, goal: HTMLElement, delay: number): void {
  const end = goal.getBoundingClientRect()
  const piece = travel.icon === undefined ? likeness(goal) : drawing(travel)
  const size = travel.icon === undefined ? end : new DOMRect(middle(end).x - 15, middle(end).y - 15, 30, 30)
  Object.assign(piece.style, { left: `${size.left}px`, top: `${size.top}px`, width: `${size.width}px`, height: `${size.height}px` })
  layer.append(piece)
  const way = { x: middle(start).x - middle(end).x, y: middle(start).y - middle(end).y }
  const lift = Math.min(40, Math.hypot(way.x, way.y) * 0.12)
  const shrink = travel.icon === undefined ? Math.min(1, start.width / Math.max(1, end.width)) : 1
  const frames = [
    { transform: `translate(${way.x}px, ${way.y}px) scale(${shrink})` },
    { transform: `translate(${way.x / 2}px, ${way.y / 2 - lift}px) scale(${((1 + shrink) / 2) * 1.06})` },
    { transform: 'none' },
  ]
  const options = {
    duration: travel.icon === undefined ? TRAVEL_MS : GOODS_MS,
    delay,
    easing: 'cubic-bezier(.2,.75,.25,1)',
    fill: 'backwards',
  } as const
  const flight = piece.animate(frames, options)
  flying.push(flight)
  if (travel.icon === undefined)
    flying.push(goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: options.duration + delay }))
  flight.finished.then(() => piece.remove()).catch(() => piece.remove())
}

function likeness(goal: HTMLElement): HTMLElement {
  const copy = goal.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    element.removeAttribute('data-anchor')
    element.removeAttribute('id')
    if (element instanceof HTMLButtonElement) element.tabIndex = -1
  }
  copy.style.position = 'fixed'
  return copy
}

const SVG = 'http://www.w3.org/2000/svg'

function drawing(travel: Travel): HTMLElement {
  const piece = document.createElement('span')
  piece.className = 'flying'
  if (travel.seatColour) piece.style.setProperty('--seat', `var(--seat-${travel.seatColour})`)
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${travel.icon}`)
  svg.append(use)
  piece.append(svg)
  if ((travel.count ?? 1) > 1) piece.append(String(travel.count))
  return piece
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
