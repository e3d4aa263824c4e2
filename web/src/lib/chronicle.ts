import type { LogEntry, Telling } from './api'

/** The log without answers that are no news: what they changed stands with the answer before. */
export function toldOf(log: readonly LogEntry[]): LogEntry[] {
  const entries: LogEntry[] = []
  for (const entry of log) {
    const last = entries.at(-1)
    if (entry.deed !== null || (!last && changesOf(entry).length > 0)) entries.push(entry)
    else if (last) entries[entries.length - 1] = { ...last, happenings: [...last.happenings, ...entry.happenings] }
  }
  return entries
}

/** What is said of what an answer brought about. */
export const changesOf = (entry: LogEntry): Telling[] => entry.happenings.flatMap(({ telling }) => telling ?? [])

/** The head under which all that comes after it stands, where a round began. */
export const roundIn = (entry: LogEntry): Telling | undefined => changesOf(entry).find((change) => change.id === 'change-round')

/** Whose supply a change is about, where it isn't that of whoever gave the answer. */
export function anothers(change: Telling, entry: LogEntry): number | null {
  const seat = change.values['seat']
  return change.id === 'change-supply' && typeof seat === 'number' && seat !== entry.seat ? seat : null
}

/** What a seat has done since somebody else did something, and all that came after. */
export function lastTurnOf(seat: number, log: readonly LogEntry[]): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === seat)
  const before = log.slice(0, last + 1).findLastIndex((entry) => entry.seat !== seat && entry.deed !== null)
  return last < 0 ? [] : log.slice(before + 1)
}
