import { businessDaysAfter, dayAfter, isBusinessDay, nextBusinessDay } from './business-days.ts'
import { dayIn, startOfDay } from './property-time-zone.ts'

/** Midnight at the end of the n-th business day after the last of signing, notice and disclosures (12 CFR 1026.15(a)(3)). */
export const rescissionEnd = (lastOf: Date, businessDays: number, zone: string): Date =>
  startOfDay(zone, dayAfter(businessDaysAfter(dayIn(zone, lastOf), businessDays)))

/** The day, yyyy-MM-dd, that a midnight closes: what a person calls the last day, not the one that begins. */
export const dayBefore = (midnight: Date, zone: string): string =>
  dayIn(zone, new Date(midnight.getTime() - 1))

/** Where the sandbox clock stands after one more business day: the midnight that ends it. */
export function afterOneBusinessDay(now: Date, zone: string): Date {
  const today = dayIn(zone, now)
  const isStart = startOfDay(zone, today).getTime() === now.getTime()
  // At a midnight the day that begins is the next to run; later in a day, that day does not count any more.
  const day = isStart && isBusinessDay(today) ? today : nextBusinessDay(today)
  return startOfDay(zone, dayAfter(day))
}
