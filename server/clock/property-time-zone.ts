import { countingLocale, formatDate } from '#engine'
import zones from './time-zones.json' with { type: 'json' }

const byState: Readonly<Record<string, string>> = zones.states

/** Returns the time zone of a property's state; the westernmost one if a state has several, so that no right ends too early. */
export const propertyTimeZone = (state: string | undefined): string => byState[state ?? ''] ?? zones.default

/** Formats the date of an instant as MM/dd/yyyy in the time zone of a property's state, for documents and responses. */
export const formatPropertyDate = (state: string | undefined, instant: Date): string =>
  formatDate(instant, propertyTimeZone(state))

/** Returns the instant at which a day begins in a time zone. */
export function startOfDay(zone: string, day: string): Date {
  const guess = new Date(`${day}T00:00:00Z`).getTime()
  // Computed twice, because the offset at the guess may be that of the other side of a clock change.
  const first = guess - offsetAt(zone, guess)
  return new Date(guess - offsetAt(zone, first))
}

function offsetAt(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat(countingLocale, {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - instant
}
