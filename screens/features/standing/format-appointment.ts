import { dateFormat } from '#engine'

/** Formats a time at which somebody must be somewhere: with its weekday and month by name, and its zone. */
export const formatAppointment = (startsAt: string, timeZone: string, locale: string): string =>
  dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(startsAt))
