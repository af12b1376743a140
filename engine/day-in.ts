/** Where the hours of a lender and the days of its texts are counted (core specification 7). */
export const pacificZone = 'America/Los_Angeles'

/** The calendar day, yyyy-MM-dd, of an instant in a time zone. */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )
