import type { Heloc } from '#generated/domain'
import { formatAppointment } from '../../../features/standing/format-appointment.ts'

/** Day and time of the appointment with a notary. Undefined if there is none, it was missed, or the deed is signed. */
export function appointmentOf({ notaryVisit, deedSignedAt }: Heloc, locale: string): string | undefined {
  if (notaryVisit === undefined || notaryVisit.missed || deedSignedAt !== undefined) return undefined
  return formatAppointment(notaryVisit.startsAt, notaryVisit.timeZone, locale)
}
