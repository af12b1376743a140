import { countingLocale, formatDate } from '#engine'
import zones from './time-zones.json' with { type: 'json' }

const byState: Readonly<Record<string, string>> = zones.states

/** The time zone of a property's state; the westernmost one where a state has several, so that no right ends too soon. */
export const propertyTimeZone = (state: string | undefined): string => byState[state ?? ''] ?? zones.default

/** MM/dd/yyyy of an instant where a property of this state is, as documents and answers name it. */
export const formatPropertyDate = (state: string | undefined, instant: Date): string =>
  formatDate(instant, propertyTimeZone(state))

/** The instant at which a day begins in a time zone. */
export function startOfDay(zone: string, day: string): Date {
  const guess = new Date(`${day}T00:00:00Z`).getTime()
  // Twice, because the offset at the guess may be that of the other side of a change of the clocks.
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
