import { dateFormat, formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import split from './home-time-zones.json' with { type: 'json' }
import zones from './time-zones.json' with { type: 'json' }

interface SplitState {
  readonly usual: string
  /** Time zones with the ZIP codes, or their first three digits, that have them; a whole ZIP code goes before its first digits. */
  readonly zips: Readonly<Record<string, string>>
}

type Property = Heloc['property']

const westernmost: Readonly<Record<string, string>> = zones.states
const splitStates: Readonly<Record<string, SplitState>> = split

/** Returns the westernmost time zone of a state, in which the right to cancel ends, so that it ends nowhere too early. */
export const westernmostTimeZone = (state: string | undefined): string =>
  westernmost[state ?? ''] ?? zones.default

/** Returns the time zone of a home, for all that is shown and booked: by its state and, in a state with two, its ZIP code. */
export function propertyTimeZone(property?: Property): string {
  const { state = '', address } = property ?? {}
  const { usual, zips = {} } = splitStates[state] ?? {}
  const zip = address?.zip ?? ''
  const zoneOf = (code: string) => Object.keys(zips).find((zone) => zips[zone]?.split(' ').includes(code))
  return zoneOf(zip.slice(0, 5)) ?? zoneOf(zip.slice(0, 3)) ?? usual ?? westernmostTimeZone(state)
}

/** Formats the date of an instant as MM/dd/yyyy in the time zone of a home, for documents and responses. */
export const formatPropertyDate = (property: Property, instant: Date): string =>
  formatDate(instant, propertyTimeZone(property))

/** Writes a moment at the home, with its day and zone, which may be another than the applicant's. */
export const formatMoment = (startsAt: string, timeZone: string, locale: string): string =>
  momentFormat(timeZone, locale).format(new Date(startsAt))

/** Format of a day and time at a place, with its zone. */
export const momentFormat = (timeZone: string, locale: string): Intl.DateTimeFormat =>
  dateFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
