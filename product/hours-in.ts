import { dayIn, pacificZone } from '#engine'
import { instantIn, timeIn } from './clock-in.ts'
import type { WeekdayHours } from './hours-text.ts'

const dayMs = 86_400_000

/**
 * Returns opening hours, which are Pacific time, as the clocks of another time zone show them in the present week. Undefined
 * where they show the same. A day is that of its opening, and so may end after midnight.
 */
export function hoursIn(
  days: readonly WeekdayHours[],
  timeZone: string,
  now: Date,
): readonly WeekdayHours[] | undefined {
  const own = days.map((day) => dayInZone(day, timeZone, now))
  const differs = own.some(({ startTime, endTime }, at) => {
    const day = days[at]
    return startTime !== day?.startTime || endTime !== day?.endTime
  })
  return differs ? own.sort((a, b) => a.weekdayValue - b.weekdayValue) : undefined
}

function dayInZone(day: WeekdayHours, timeZone: string, now: Date): WeekdayHours {
  const { isOpen, startTime, endTime, weekdayValue } = day
  if (!isOpen || startTime === undefined || endTime === undefined) return day
  const date = dateOf(weekdayValue, dayIn(pacificZone, now))
  const starts = instantIn(pacificZone, date, startTime)
  return {
    ...day,
    weekdayValue: weekdayOf(dayIn(timeZone, starts)),
    startTime: timeIn(timeZone, starts),
    endTime: timeIn(timeZone, instantIn(pacificZone, date, endTime)),
  }
}

/** Day, yyyy-MM-dd, of a weekday in the week, from Monday, of another day. */
const dateOf = (weekdayValue: number, today: string): string =>
  new Date(Date.parse(today) + (weekdayValue - weekdayOf(today)) * dayMs).toISOString().slice(0, 10)

/** Weekday of a day: 1 is Monday. `getUTCDay` gives 0 for Sunday, which is the last day of this week. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
