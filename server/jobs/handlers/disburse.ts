import { dayIn, findPayout } from '#engine'
import type { Application } from '../../applications/application.ts'
import { isPaymentDay, nextPaymentDay } from '../../clock/business-days.ts'
import { propertyTimeZone, startOfDay } from '../../clock/property-time-zone.ts'
import { hasRescissionEnded } from '../../rescission/has-rescission-ended.ts'
import type { PayoutTarget } from '../../vendors/ports/payment-rail.ts'
import { walletAddress } from '../../wallet/wallet-address.ts'
import { type JobHandler, shiftTo } from '../job.ts'

/**
 * Sends the applicant's part of the draw to their account or wallet. Never before the right to cancel has ended (12 CFR
 * 1026.15(c)), nor on a day on which banks do not work.
 */
export const disburse: JobHandler = async (input) => {
  const { application, vendors, call, now, hastens } = input
  const { heloc } = application
  if (!hasRescissionEnded(heloc, now))
    throw new Error(`Nothing may be disbursed on ${application.uuid}: the right to cancel has not ended.`)
  const zone = propertyTimeZone(heloc.property)
  const today = dayIn(zone, now)
  if (!isPaymentDay(today)) {
    const later = startOfDay(zone, nextPaymentDay(today))
    return hastens ? { patch: shiftTo(later, input) } : { patch: {}, notBefore: later }
  }
  const payout = findPayout(heloc)
  if (payout === undefined || payout.receivedCents < 0)
    throw new Error(`The draw of ${application.uuid} does not cover its fee and the loans that it pays off.`)
  const cents = payout.receivedCents
  const { reference } = await vendors.payments.send({ cents, to: payoutTarget(application) }, call)
  const at = now.toISOString()
  return {
    event: 'disbursed',
    patch: { heloc: { fundedAt: at }, loanFile: { disbursement: { reference, at, cents } } },
  }
}

function payoutTarget({ uuid, owner, heloc, loanFile }: Application): PayoutTarget {
  if (heloc.isCrypto === true) return { walletAddress: walletAddress(owner) }
  if (loanFile.disburseAccount === undefined)
    throw new Error(`The application ${uuid} has no account to pay out to.`)
  return { accountLastFour: loanFile.disburseAccount.lastFour }
}
