import { dateFormat } from './intl-formats.ts'

/** Time zone of lenders' opening hours and of the effective days of texts (core specification 7). */
export const pacificZone = 'America/Los_Angeles'

/** Locale in which Intl writes days and hours as yyyy-MM-dd in Arabic figures, for calculation only. */
export const countingLocale = 'en-CA'

/** Calendar day, yyyy-MM-dd, of an instant in a time zone, or in the local one. */
export const dayIn = (timeZone: string | undefined, instant: Date): string =>
  dateFormat(countingLocale, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
