import { daysAfter } from '../clock/days.ts'

/** Period of the numbers. */
export interface Period {
  /** Monday of the first week, yyyy-MM-dd (UTC). */
  readonly since: string
  readonly weeks: number
  /** Smallest group that is shown. */
  readonly least: number
}

/** Returns the Monday of the week `weeks - 1` before that of `now`, in UTC as yyyy-MM-dd. */
export function firstWeek(now: Date, weeks: number): string {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  return daysAfter(now.toISOString().slice(0, 10), -daysSinceMonday - (weeks - 1) * 7)
}
