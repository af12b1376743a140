/** What the numbers are counted over. */
export interface Period {
  /** Monday of the first week, yyyy-MM-dd (UTC). */
  readonly since: string
  readonly weeks: number
  /** Smallest group that is shown. */
  readonly least: number
}

/** Monday of the week that is `weeks - 1` before that of `now`, by UTC as yyyy-MM-dd. */
export function firstWeek(now: Date, weeks: number): string {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  return daysAfter(now.toISOString(), -daysSinceMonday - (weeks - 1) * 7)
}

/** The day that many days after an ISO day or moment, by UTC as yyyy-MM-dd. */
export function daysAfter(iso: string, days: number): string {
  const day = new Date(iso)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
