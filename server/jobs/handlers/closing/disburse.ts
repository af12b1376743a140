import { dayIn } from '#engine'
import { findPayout, instantIn } from '#product'
import type { Application } from '../../../applications/application.ts'
import { walletAddress } from '../../../applications/wallet-address.ts'
import { isPaymentDay, nextPaymentDay } from '../../../clock/business-days.ts'
import { propertyTimeZone } from '../../../clock/property-time-zone.ts'
import { hasRescissionEnded } from '../../../rescission/has-rescission-ended.ts'
import { requireFigures } from '../../../tenants/require-figures.ts'
import type { PayoutTarget } from '../../../vendors/ports/payment-rail.ts'
import { type JobHandler, type JobInput, shiftTo } from '../../job.ts'

/**
 * Sends the applicant's part of the draw to their account or wallet. Never before the right to cancel has ended (12 CFR
 * 1026.15(c)), nor within a day after its account was named, of which the owner is told, nor on a day on which banks do not work.
 */
export const disburse: JobHandler = async (input) => {
  const { application, vendors, call, now, hastens } = input
  const { heloc } = application
  if (!hasRescissionEnded(heloc, now))
    throw new Error(`Nothing may be disbursed on ${application.uuid}: the right to cancel has not ended.`)
  const told = payoutWaitEnd(input)
  if (told !== undefined && told > now)
    return hastens ? { patch: shiftTo(told, input) } : { patch: {}, notBefore: told }
  const zone = propertyTimeZone(heloc.property)
  const today = dayIn(zone, now)
  if (!isPaymentDay(today)) {
    const later = instantIn(zone, nextPaymentDay(today))
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

/**
 * Returns the end of the time in which the owner of an account that was named may still say that it was not them. Undefined for
 * a wallet, which nobody names.
 */
function payoutWaitEnd({ application, tenant }: JobInput): Date | undefined {
  const { disburseAccountAt } = application.loanFile
  const { waitMs } = requireFigures(tenant.journey.source.limits.limits.changedPayout, 'waitMs')
  return disburseAccountAt === undefined
    ? undefined
    : new Date(new Date(disburseAccountAt).getTime() + waitMs)
}

function payoutTarget({ uuid, owner, heloc, loanFile }: Application): PayoutTarget {
  if (heloc.isCrypto === true) return { walletAddress: walletAddress(owner) }
  if (loanFile.disburseAccount === undefined)
    throw new Error(`The application ${uuid} has no account to pay out to.`)
  return { accountLastFour: loanFile.disburseAccount.lastFour }
}
