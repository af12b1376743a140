import { initialDraw } from '#engine'
import { hasRescissionEnded } from '../rescission/has-rescission-ended.ts'
import { feeCents } from '../underwriting/origination-fee.ts'
import type { JobHandler } from './job.ts'

/** The initial draw, less the origination fee and the loans that it pays off, to the applicant's account. Never while the right to cancel runs (12 CFR 1026.15(c)). */
export const disburse: JobHandler = async ({ application, vendors, call, now }) => {
  const { heloc, loanFile } = application
  if (!hasRescissionEnded(heloc, now))
    throw new Error(`Nothing may be disbursed on ${application.uuid}: the right to cancel has not ended.`)
  const draw = initialDraw(heloc) ?? 0
  const payoffCents = Math.round((heloc.payoff?.amount ?? 0) * 100)
  const cents = Math.round(draw * 100) - feeCents(draw, heloc.originationFeeBps ?? 0) - payoffCents
  const accountLastFour = loanFile.disburseAccount?.lastFour ?? ''
  const { reference } = await vendors.payments.send({ cents, accountLastFour }, call)
  const at = now.toISOString()
  return {
    event: 'disbursed',
    patch: { heloc: { fundedAt: at }, loanFile: { disbursement: { reference, at, cents } } },
  }
}
