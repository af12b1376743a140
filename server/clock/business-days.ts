import { federalHolidays } from './federal-holidays.ts'

/** For rescission, every day but Sundays and legal public holidays (12 CFR 1026.2(a)(6)). Days are yyyy-MM-dd. */
export const isBusinessDay = (day: string): boolean =>
  dateOf(day).getUTCDay() !== 0 && !federalHolidays(Number(day.slice(0, 4))).has(day)

export function nextBusinessDay(day: string): string {
  const next = dayAfter(day)
  return isBusinessDay(next) ? next : nextBusinessDay(next)
}

/** The n-th business day after a day, which itself does not count. */
export const businessDaysAfter = (day: string, count: number): string =>
  count === 0 ? day : businessDaysAfter(nextBusinessDay(day), count - 1)

/** The n-th business day before a day. */
export const businessDaysBefore = (day: string, count: number): string =>
  count === 0 ? day : businessDaysBefore(previousBusinessDay(day), count - 1)

export const dayAfter = (day: string): string => daysAfter(day, 1)

/** The n-th day of the calendar after a day. */
export const daysAfter = (day: string, count: number): string =>
  new Date(dateOf(day).getTime() + count * 86_400_000).toISOString().slice(0, 10)

function previousBusinessDay(day: string): string {
  const previous = daysAfter(day, -1)
  return isBusinessDay(previous) ? previous : previousBusinessDay(previous)
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
