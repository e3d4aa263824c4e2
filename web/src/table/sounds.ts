/** A few soft sounds, made on the spot; silent unless the person has asked for them. */
import { settings } from '../lib/settings.svelte'

let context: AudioContext | null = null

function tone(frequency: number, after: number, length: number, loudness: number): void {
  context ??= new AudioContext()
  const start = context.currentTime + after
  const source = context.createOscillator()
  const volume = context.createGain()
  source.type = 'triangle'
  source.frequency.setValueAtTime(frequency, start)
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}

/** A piece is set down. */
export function knock(): void {
  if (settings.sounds) tone(170, 0, 0.09, 0.12)
}

/** It is your turn. */
export function chime(): void {
  if (!settings.sounds) return
  tone(523, 0, 0.5, 0.06)
  tone(784, 0.14, 0.7, 0.05)
}
