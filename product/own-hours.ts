import { hoursIn } from './hours-in.ts'
import { type HoursWords, hoursText, type WeekdayHours } from './hours-text.ts'
import { zoneName } from './zone-name.ts'

/** Words for hours in another time zone: the messages `footer.hours.ownRange` and `footer.hours.own`. */
export interface OwnHoursWords extends HoursWords {
  readonly own: (values: { readonly hours: string; readonly zone: string }) => string
}

/** Where and when hours are read. */
export interface HoursReader {
  readonly timeZone: string
  readonly now: Date
}

/**
 * Formats Pacific hours as the clocks of a reader show them, to stand behind the Pacific ones: '(in your time zone, Eastern Time:
 * Monday-Friday from 9am-8pm)'. Undefined where they show Pacific time, or nothing is open.
 */
export function ownHours(
  days: readonly WeekdayHours[],
  words: OwnHoursWords,
  { timeZone, now }: HoursReader,
): string | undefined {
  const own = hoursIn(days, timeZone, now)
  const hours = own && hoursText(own, words)
  return hours && words.own({ hours, zone: zoneName(timeZone, words.locale) })
}
