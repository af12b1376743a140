import { countingLocale, dateFormat, dayIn } from '#engine'

/** Time of day, HH:mm, of an instant in a time zone. */
export const timeIn = (timeZone: string, instant: Date): string =>
  dateFormat(countingLocale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  )

/**
 * Returns the instant at which the clocks of a time zone show a day, yyyy-MM-dd, and a time, HH:mm. Of a time that they show
 * twice it is the second; one that they skip gives an instant within the hour after it.
 */
export function instantIn(timeZone: string, day: string, time = '00:00'): Date {
  const guess = Date.parse(`${day}T${time}Z`)
  // Computed twice, because the offset at the guess may be that of the other side of a clock change.
  const first = guess - offsetAt(timeZone, guess)
  return new Date(guess - offsetAt(timeZone, first))
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC. No zone's offset has seconds today. */
function offsetAt(timeZone: string, instant: number): number {
  const date = new Date(instant)
  return (
    Date.parse(`${dayIn(timeZone, date)}T${timeIn(timeZone, date)}Z`) - Math.floor(instant / 60_000) * 60_000
  )
}

/** Time zone (IANA) of this machine: in a browser, its reader's. */
export const ownTimeZone = (): string => dateFormat(countingLocale).resolvedOptions().timeZone
