import { decide } from '../underwriting/decide.ts'
import { declineWith } from './decline.ts'
import type { JobHandler } from './job.ts'
import { pullCredit } from './pull-credit.ts'
import { factsOf } from './underwrite.ts'

/** The hard pull, permitted with the application; the offer is decided again on the full report. */
export const pullHardCredit: JobHandler = async (input) => {
  const pull = await pullCredit('HARD', input)
  if ('sideRoad' in pull) return pull.sideRoad
  const { score, monthlyDebtCents } = pull.report
  const decision = decide(input.tenant, { ...factsOf(input.application), score, monthlyDebtCents })
  if (decision.outcome === 'DECLINE') return declineWith(input, decision.reasons)
  return { event: 'hardCreditPulled', patch: { loanFile: pull.loanFile } }
}
