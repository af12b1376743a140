import { dateFormat, dayIn } from '#engine'

export interface SlotDay {
  /** yyyy-MM-dd in the time zone of the home. */
  readonly day: string
  readonly label: string
  readonly times: readonly { readonly startsAt: string; readonly label: string }[]
}

/** Groups free times by day, in the time zone of the home, not of the reader, which each of them names. */
export function slotDays(slots: readonly string[], timeZone: string, locale: string): readonly SlotDay[] {
  const formatted = (startsAt: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(new Date(startsAt))
  const dayOf = (startsAt: string) => dayIn(timeZone, new Date(startsAt))
  return [...new Set(slots.map(dayOf))].map((day) => {
    const own = slots.filter((startsAt) => dayOf(startsAt) === day)
    return {
      day,
      label: formatted(own[0] ?? '', { weekday: 'long', month: 'long', day: 'numeric' }),
      times: own.map((startsAt) => ({
        startsAt,
        label: formatted(startsAt, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
      })),
    }
  })
}
