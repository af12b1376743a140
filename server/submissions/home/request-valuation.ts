import { resolvePage } from '#engine'
import type { PageId } from '#generated/ids'
import type { Patch } from '../../applications/change/patch.ts'
import { contextOf } from '../../applications/context-of.ts'
import type { LoanFile } from '../../applications/loan-file.ts'
import { requireConsent } from '../../documents/made/consent-text.ts'
import { Problem } from '../../errors/problem.ts'
import { toE164 } from '../../registration/registration-steps.ts'
import type { SubmissionInput } from '../submission.ts'

export type FeeAccount = NonNullable<LoanFile['feeAccount']>

export interface ValuationAnswers {
  readonly visitPhone: string
  /** Hash of the terms of the fee that the user agreed to. Not asked for where none is due. */
  readonly consentTextHash?: string | undefined
  /** Account that pays the fee. Undefined where none is due. */
  readonly feeAccount?: FeeAccount
}

/**
 * Returns the changes of an ordered valuation. Throws a Problem (409) if it comes from another page than the journey's, because
 * the page for Texas asks more.
 */
export function requestValuation(
  { tenant, application, now }: SubmissionInput,
  page: PageId,
  { visitPhone, consentTextHash, feeAccount }: ValuationAnswers,
): Patch {
  if (resolvePage(tenant.journey, contextOf(tenant, application)).page !== page)
    throw new Problem(409, 'VALUATION_BY_OTHER_PAGE')
  const terms = { now, textHash: consentTextHash }
  return {
    heloc: { valuation: { kind: application.heloc.valuation?.kind ?? 'BPO' } },
    loanFile: { ...(feeAccount && { feeAccount }), visitPhone: toE164(visitPhone) },
    status: { bpo: 'PROCESSING' },
    // The owner is told which account pays.
    told: { account: feeAccount?.lastFour ?? 'none' },
    evidence: feeAccount ? [requireConsent(tenant, 'valuation-fee', terms)] : [],
  }
}
