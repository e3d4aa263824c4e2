/** Time left, as a clock shows it: `0:42`, `4:31`, `23 h 05`. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${pad(Math.floor((seconds % 3600) / 60))}`
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
