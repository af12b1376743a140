import { dateOf, dayAfter, daysAfter } from './days.ts'
import { federalHolidays, findObservedHoliday } from './federal-holidays.ts'

/**
 * Whether a day counts for rescission: every day except Sundays and legal public holidays (12 CFR 1026.2(a)(6)). Days are
 * yyyy-MM-dd.
 */
export const isBusinessDay = (day: string): boolean =>
  dateOf(day).getUTCDay() !== 0 && !federalHolidays(Number(day.slice(0, 4))).has(day)

/** Whether money can be sent on a day: Monday to Friday, except on observed federal holidays. */
export function isPaymentDay(day: string): boolean {
  const weekday = dateOf(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && findObservedHoliday(day) === undefined
}

export function nextPaymentDay(day: string): string {
  const next = dayAfter(day)
  return isPaymentDay(next) ? next : nextPaymentDay(next)
}

export function nextBusinessDay(day: string): string {
  const next = dayAfter(day)
  return isBusinessDay(next) ? next : nextBusinessDay(next)
}

/** Returns the n-th business day after a day, which itself does not count. */
export const businessDaysAfter = (day: string, count: number): string =>
  count === 0 ? day : businessDaysAfter(nextBusinessDay(day), count - 1)

/** Returns the n-th business day before a day. */
export const businessDaysBefore = (day: string, count: number): string =>
  count === 0 ? day : businessDaysBefore(previousBusinessDay(day), count - 1)

function previousBusinessDay(day: string): string {
  const previous = daysAfter(day, -1)
  return isBusinessDay(previous) ? previous : previousBusinessDay(previous)
}
