import { dateFormat } from './intl-formats.ts'

/** Where the hours of a lender and the days of its texts are counted (core specification 7). */
export const pacificZone = 'America/Los_Angeles'

/** Intl writes days and hours in it as computers do, yyyy-MM-dd and in Arabic figures: to count with, shown to nobody. */
export const countingLocale = 'en-CA'

/** The calendar day, yyyy-MM-dd, of an instant in a time zone. */
export const dayIn = (timeZone: string, instant: Date): string =>
  dateFormat(countingLocale, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
