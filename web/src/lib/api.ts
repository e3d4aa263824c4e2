// Everything that goes to the server over HTTP. Types come from the server's own schema (`npm run types`).
import type { components } from './schema'

export type { components }
type Schemas = components['schemas']
// In an answer whatever has a default is there all the same; in a request it may be left out.
type Given<T> = T extends object ? { [K in keyof T]-?: Given<Exclude<T[K], undefined>> } : T
type Sent<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>
export type Me = Given<Schemas['Me']>
export type GameCard = Given<Schemas['GameCard']>
export type GameDetails = Given<Schemas['GameDetails']>
export type RuleText = Given<Schemas['RuleText']>
export type Primer = Given<Schemas['Primer']>
export type Phrase = Given<Schemas['Phrase']>
export type Seat = Given<Schemas['Seat']>
export type SeatWish = Sent<Schemas['SeatWish'], 'kind'>
export type NewTable = Sent<Omit<Schemas['NewTable'], 'seats'>, 'game'> & { seats: SeatWish[] }
export type TableCard = Given<Schemas['TableCard']>
export type TableState = Given<Schemas['TableState']> & {
  branch_of?: { table: string; name: string; ply: number } | null
  puzzle?: PuzzleState | null
}
/** The puzzle that a table begins with; what it is about is told once its question is answered. */
export interface PuzzleState {
  id: string
  degree: number
  seat: number
  right: boolean | null
  telling: Telling | null
  chance: number | null
  gap: number | null
}
export interface PuzzleCard {
  id: string
  degree: number
}
export type Telling = Given<Schemas['Telling']>
export type LogEntry = Given<Schemas['LogEntry']>
export type Happening = Given<Schemas['Happening']>
export type Move = Given<Schemas['Move']>
export type Ahead = Given<Schemas['Ahead']>
export type Forecast = Given<Schemas['Forecast']>
export type Forecasts = Given<Schemas['Forecasts']>
/** An answer was given, or taken back; the state is missing where this person has it already. */
export type PlyNotice = Omit<Schemas['PlyNotice'], 'state'> & { state?: TableState }
export type Notice = PlyNotice | Given<Schemas['ChatNotice']> | Schemas['SeatsNotice']
/** An answer to the open question, and over the live line what comes back. */
export type Answer = Given<Schemas['Answer']>
export type SpokenAnswer = Given<Schemas['SpokenAnswer']>
export type Reply = (Omit<Schemas['Answered'], 'state'> & { state: TableState }) | Given<Schemas['NotAnswered']>
export type Moment = Given<Schemas['server_wire_Moment']>
export type ChatLine = Given<Schemas['ChatLine']>
export type Result = Given<Schemas['Result']>
export type Refusal = Given<Schemas['Refusal']>
export type Ending = Given<Schemas['Ending']>
export type UndoState = Given<Schemas['UndoState']>
export type Scope = 'mine' | 'open' | 'finished'
/** What one answer was worth, as the seat that gave it could judge it then. */
export type StudyMoment = Given<Schemas['study_analysis_Moment']>
export type Study = Given<Schemas['Study']>
export type StudyState = Given<Schemas['StudyState']>
export type Advice = Given<Schemas['Advice']>
export type Hint = Advice['hints'][number]
/** Whose eyes a replay is seen through. */
export type SeenBy = number | 'all' | null

/** The server said no, or could not be asked (`error` is then `offline`). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.detail)
  }
  /** The table has moved on since this page last looked. */
  get stale(): boolean {
    return this.refusal.error === 'stale'
  }
  get offline(): boolean {
    return this.status === 0
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch (cause) {
    throw new Refused(0, { error: 'offline', detail: String(cause), rule: null, number: null })
  }
  if (!answer.ok) throw new Refused(answer.status, await refusalIn(answer))
  if (answer.status === 204) return undefined as T
  const type = answer.headers.get('Content-Type') ?? ''
  return (type.includes('json') ? await answer.json() : await answer.text()) as T
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const said = (await answer.json()) as Partial<Refusal>
    return {
      error: said.error ?? String(answer.status),
      detail: said.detail ?? answer.statusText,
      rule: said.rule ?? null,
      number: said.number ?? null,
    }
  } catch {
    return { error: String(answer.status), detail: answer.statusText, rule: null, number: null }
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  register: (name: string, password: string) => ask<Me>('POST', '/accounts', { name, password }),
  logIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  logOut: (everywhere: boolean) => ask<unknown>('DELETE', `/session?everywhere=${everywhere}`),

  games: () => ask<GameCard[]>('GET', '/games'),
  game: (name: string) => ask<GameDetails>('GET', `/games/${name}`),
  rules: (name: string, language: string) => ask<RuleText[]>('GET', `/games/${name}/rules?language=${language}`),
  primer: (name: string, language: string) => ask<Primer>('GET', `/games/${name}/play?language=${language}`),
  puzzles: (game: string) => ask<PuzzleCard[]>('GET', `/games/${game}/puzzles`),
  openPuzzle: (game: string, id: string) => ask<TableState>('POST', `/games/${game}/puzzles/${encodeURIComponent(id)}`),
  texts: (game: string, language: string) => ask<string>('GET', `/texts/${game}/${language}`),

  tables: (scope: Scope) => ask<TableCard[]>('GET', `/tables?scope=${scope}`),
  lesson: (game: string) => ask<TableState>('POST', `/games/${game}/lesson`),
  open: (wish: NewTable) => ask<TableState>('POST', '/tables', wish),
  table: (id: string) => ask<TableState>('GET', table(id)),
  sit: (id: string, seat: number) => ask<TableState>('POST', `${table(id)}/seats/${seat}`),
  leave: (id: string, seat: number) => ask<TableState>('DELETE', `${table(id)}/seats/${seat}`),
  start: (id: string, bots?: string) =>
    ask<TableState>('POST', `${table(id)}/start${bots === undefined ? '' : `?bots=${encodeURIComponent(bots)}`}`),
  answer: (id: string, answer: Answer) => ask<TableState>('POST', `${table(id)}/answers`, answer),
  forecasts: (id: string) => ask<Forecasts>('GET', `${table(id)}/forecasts`),
  ahead: (id: string, answers: readonly number[]) => ask<Ahead>('GET', `${table(id)}/forecasts/${answers.join(',')}`),
  /** `forgoRank`: alone, something has come to light since, and that is known. */
  undo: (id: string, ply: number, seat: number, forgoRank: boolean) =>
    ask<TableState>('POST', `${table(id)}/undo`, { ply, seat, forgo_rank: forgoRank }),
  replyToUndo: (id: string, seat: number, agree: boolean) =>
    ask<TableState>('POST', `${table(id)}/undo/reply`, { seat, agree }),
  standIn: (id: string) => ask<TableState>('POST', `${table(id)}/stand-in`),
  renameTable: (id: string, name: string) => ask<TableState>('PATCH', table(id), { name }),
  deleteTable: (id: string) => ask<void>('DELETE', table(id)),
  resign: (id: string) => ask<TableState>('POST', `${table(id)}/resignation`),
  offerEnd: (id: string) => ask<TableState>('POST', `${table(id)}/end`),
  replace: (id: string, seat: number, bot: string) =>
    ask<TableState>('POST', `${table(id)}/seats/${seat}/replacement?bot=${encodeURIComponent(bot)}`),
  replyToOffer: (id: string, agree: boolean) => ask<TableState>('POST', `${table(id)}/offer/reply`, { agree }),
  redo: (id: string) => ask<TableState>('POST', `${table(id)}/redo`),
  log: (id: string, since: number) => ask<LogEntry[]>('GET', `${table(id)}/log?since=${since}`),
  moment: (id: string, ply: number, seenBy: SeenBy = null) =>
    ask<Moment>('GET', `${table(id)}/moments/${ply}${seenBy === null ? '' : `?seen_by=${seenBy}`}`),
  study: (id: string) => ask<StudyState>('GET', `${table(id)}/study`),
  startStudy: (id: string) => ask<StudyState>('POST', `${table(id)}/study`),
  hints: (id: string) => ask<Advice>('GET', `${table(id)}/hints`),
  branch: (id: string, ply: number, seats: SeatWish[]) => ask<TableState>('POST', `${table(id)}/branch`, { ply, seats }),
  chat: (id: string) => ask<ChatLine[]>('GET', `${table(id)}/chat`),
  say: (id: string, text: string) => ask<ChatLine>('POST', `${table(id)}/chat`, { text }),
  rematch: (id: string) => ask<TableState>('POST', `${table(id)}/rematch`),
  record: (id: string) => ask<Record<string, unknown>>('GET', `${table(id)}/record`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
}
