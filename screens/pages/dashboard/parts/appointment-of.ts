import type { Heloc } from '#generated/domain'
import { bookedVisit } from '#product'
import { formatAppointment } from '../../../features/standing/format-appointment.ts'

/** Day and time of the appointment with a notary that is still to come. Undefined if there is none. */
export function appointmentOf(heloc: Heloc, locale: string): string | undefined {
  const visit = bookedVisit(heloc)
  return visit && formatAppointment(visit.startsAt, visit.timeZone, locale)
}
