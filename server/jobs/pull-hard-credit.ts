import { decide } from '../underwriting/decide.ts'
import { declineWith } from './decline.ts'
import type { JobHandler } from './job.ts'
import { pullCredit } from './pull-credit.ts'
import { factsOf } from './underwrite.ts'

/** The hard pull, permitted with the application; the offer is decided again on the full report. */
export const pullHardCredit: JobHandler = async (input) => {
  const credit = await pullCredit('HARD', input)
  if (credit === undefined) return { event: 'creditFailed', patch: { status: { uwDecision: 'ERROR' } } }
  const decision = decide(input.tenant, {
    ...factsOf(input.application),
    score: credit.score,
    monthlyDebtCents: credit.monthlyDebtCents,
  })
  if (decision.outcome === 'DECLINE') return declineWith(input, decision.reasons)
  return { event: 'hardCreditPulled', patch: { loanFile: { credit } } }
}
