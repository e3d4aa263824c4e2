import type { LogEntry, Telling } from './api'

/** An entry of the log that says something, with all that changed until the next one does. */
export type Told = LogEntry & { deed: NonNullable<LogEntry['deed']> }

/** The log without answers that are no news: what they changed stands with the answer before. */
export function toldOf(log: readonly LogEntry[]): Told[] {
  const entries: Told[] = []
  for (const entry of log) {
    const last = entries.at(-1)
    if (entry.deed != null) entries.push({ ...entry, deed: entry.deed })
    else if (last) entries[entries.length - 1] = { ...last, happenings: [...last.happenings, ...entry.happenings] }
  }
  return entries
}

/** What is said of what an answer brought about. */
export const changesOf = (entry: LogEntry): Telling[] => entry.happenings.flatMap(({ telling }) => telling ?? [])

/** Whose supply a change is about, where it isn't that of whoever gave the answer. */
export function anothers(change: Telling, entry: LogEntry): number | null {
  const seat = change.values['seat']
  return change.id === 'change-supply' && typeof seat === 'number' && seat !== entry.seat ? seat : null
}
