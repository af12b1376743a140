/** Returns midnight UTC of a calendar day, yyyy-MM-dd. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const dayAfter = (day: string): string => daysAfter(day, 1)

/** Returns the moment that many days of 24 hours before another. */
export const daysBefore = (moment: Date, count: number): Date =>
  new Date(moment.getTime() - count * 86_400_000)

/** Returns the n-th calendar day after a day. */
export const daysAfter = (day: string, count: number): string =>
  new Date(dateOf(day).getTime() + count * 86_400_000).toISOString().slice(0, 10)
