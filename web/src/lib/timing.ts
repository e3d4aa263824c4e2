/** Time left, as a clock shows it: `0:42`, `4:31`, `23 h 05`. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${pad(Math.floor((seconds % 3600) / 60))}`
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago something was, in words: "5 minutes ago", "yesterday". */
export function ago(at: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 0]
  return words.format(length === 0 ? 0 : -Math.floor(seconds / length), unit)
}
