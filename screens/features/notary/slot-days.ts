import { dayIn } from '#engine'

export interface SlotDay {
  /** yyyy-MM-dd in the time zone of the home. */
  readonly day: string
  readonly label: string
  readonly times: readonly { readonly startsAt: string; readonly label: string }[]
}

/** Groups free times by day, in the time zone of the home, not of the reader. */
export function slotDays(slots: readonly string[], timeZone: string, locale: string): readonly SlotDay[] {
  const nameOf = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const timeOf = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  const days = new Map<string, { label: string; times: { startsAt: string; label: string }[] }>()
  for (const startsAt of slots) {
    const start = new Date(startsAt)
    const day = dayIn(timeZone, start)
    const known = days.get(day) ?? { label: nameOf.format(start), times: [] }
    days.set(day, { ...known, times: [...known.times, { startsAt, label: timeOf.format(start) }] })
  }
  return [...days].map(([day, rest]) => ({ day, ...rest }))
}
