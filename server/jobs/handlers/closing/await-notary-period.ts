import { propertyTimeZone } from '../../../clock/property-time-zone.ts'
import { nextMidnight } from '../../../clock/texas-closing.ts'
import { type JobHandler, shiftTo } from '../../job.ts'
import { deedReady } from '../parts/letters.ts'

/**
 * Waits for the first day on which a Texas deed may be signed. In the sandbox each run advances the application's clock by one
 * day.
 */
export const awaitNotaryPeriod: JobHandler = async (input) => {
  const { application, now, hastens } = input
  const { notaryOpensAt, property } = application.heloc
  if (notaryOpensAt === undefined)
    throw new Error(`The application ${application.uuid} came to NOTARY_WAITING_PERIOD without an end of it.`)
  const opensAt = new Date(notaryOpensAt)
  if (now >= opensAt) return { event: 'notaryPeriodEnded', patch: { letters: [deedReady] } }
  if (!hastens) return { patch: {}, notBefore: opensAt }
  return { patch: shiftTo(nextMidnight(now, propertyTimeZone(property)), input) }
}
