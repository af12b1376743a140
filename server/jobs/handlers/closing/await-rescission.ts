import { westernmostTimeZone } from '../../../clock/property-time-zone.ts'
import { nextRescissionMidnight } from '../../../clock/rescission.ts'
import { hasRescissionEnded } from '../../../rescission/has-rescission-ended.ts'
import { rescissionDays } from '../../../rescission/rescission-days.ts'
import { type JobHandler, shiftTo } from '../../job.ts'

/** Waits until the right to cancel has ended. In the sandbox each run advances the application's clock by one business day. */
export const awaitRescission: JobHandler = async (input) => {
  const { application, tenant, now, hastens } = input
  const { property, rescissionEndsAt } = application.heloc
  if (rescissionEndsAt === undefined)
    throw new Error(`The application ${application.uuid} came to RESCISSION without an end of it.`)
  const end = new Date(rescissionEndsAt)
  if (hasRescissionEnded(application.heloc, now)) return { event: 'rescissionEnded', patch: {} }
  if (!hastens) return { patch: {}, notBefore: end }
  const zone = westernmostTimeZone(property?.state)
  const later = nextRescissionMidnight(now, end, rescissionDays(tenant), zone)
  const patch = shiftTo(later, input)
  return hasRescissionEnded(application.heloc, later) ? { event: 'rescissionEnded', patch } : { patch }
}
