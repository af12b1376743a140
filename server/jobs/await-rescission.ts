import { propertyTimeZone } from '../clock/property-time-zone.ts'
import { afterOneBusinessDay } from '../clock/rescission.ts'
import type { JobHandler } from './job.ts'
import { hasRescissionEnded } from './rescission-guard.ts'

/** The sandbox lets one business day of this application go by at each turn, until the right to cancel has ended. */
export const awaitRescission: JobHandler = async ({ application, now }) => {
  const later = afterOneBusinessDay(now, propertyTimeZone(application.heloc.property?.state))
  const patch = { timeShiftMs: application.timeShiftMs + (later.getTime() - now.getTime()) }
  return hasRescissionEnded(application.heloc, later) ? { event: 'rescissionEnded', patch } : { patch }
}
