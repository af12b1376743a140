import { dateFormat } from '#engine'
import type { Heloc } from '#generated/domain'

/** Day and time of the appointment with a notary. Undefined if there is none, it was missed, or the deed is signed. */
export function appointmentOf({ notaryVisit, deedSignedAt }: Heloc, locale: string): string | undefined {
  if (notaryVisit === undefined || notaryVisit.missed || deedSignedAt !== undefined) return undefined
  const { startsAt, timeZone } = notaryVisit
  return dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(startsAt))
}
