import { dayIn } from '#engine'
import { instantIn } from '#product'
import { businessDaysAfter, businessDaysBefore } from './business-days.ts'
import { dayAfter } from './days.ts'

/**
 * Returns midnight at the end of the n-th business day after the last of signing, notice and disclosures (12 CFR
 * 1026.15(a)(3)). Days are counted from that of the home; the last ends at midnight of `zone`, its state's westernmost.
 */
export const rescissionEnd = (lastOf: Date, businessDays: number, zone: string, homeZone = zone): Date =>
  instantIn(zone, dayAfter(businessDaysAfter(dayIn(homeZone, lastOf), businessDays)))

/** Returns the day, yyyy-MM-dd, that ends at a midnight: what people call the last day. */
export const dayBefore = (midnight: Date, zone: string): string =>
  dayIn(zone, new Date(midnight.getTime() - 1))

/**
 * Returns the sandbox clock after one more business day of the right to cancel: the next midnight that ends one of its days.
 * Counted back from the end, so that time between two runs never skips a day.
 */
export function nextRescissionMidnight(now: Date, end: Date, businessDays: number, zone: string): Date {
  const last = dayBefore(end, zone)
  const days = Array.from({ length: businessDays }, (_, index) => businessDaysBefore(last, index)).reverse()
  const midnights = days.map((day) => instantIn(zone, dayAfter(day)))
  return midnights.find((midnight) => midnight > now) ?? end
}
