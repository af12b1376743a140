import { decide } from '../../../underwriting/decide.ts'
import { factsOf } from '../../../underwriting/facts-of.ts'
import { reviseOffers } from '../../../underwriting/revise-offers.ts'
import type { JobHandler } from '../../job.ts'
import { declineWith } from '../parts/decline.ts'
import { pullCredit } from '../parts/pull-credit.ts'

/**
 * Pulls the hard credit report that the applicant permitted with the application, and decides again on it. Revises the offer if
 * it no longer holds.
 */
export const pullHardCredit: JobHandler = async (input) => {
  const { application, tenant } = input
  const pull = await pullCredit('HARD', input)
  if ('sideRoad' in pull) return pull.sideRoad
  const { report, loanFile } = pull
  const decision = decide(tenant, factsOf(tenant, application, report))
  if (decision.outcome === 'DECLINE') return declineWith(input, decision.reasons, report)
  const revision = reviseOffers(application, decision.offers, 'DEBT')
  if (revision === undefined) return { event: 'hardCreditPulled', patch: { loanFile } }
  return { event: 'offerRevised', patch: { ...revision, loanFile } }
}
