export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/**
 * Returns whole days, hours and minutes until a time; zero at and after it. Rounded up, so that it reaches zero only when
 * the right ends.
 */
export function timeLeft(endsAt: string, now: Date): TimeLeft {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / 60_000))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/** Formats minutes and seconds, rounded up: 150000 ms as '2:30'. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
