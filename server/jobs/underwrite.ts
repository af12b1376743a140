import type { Application } from '../applications/application.ts'
import { decide } from '../underwriting/decide.ts'
import { declineWith } from './decline.ts'
import type { JobHandler } from './job.ts'

/** Offers from the lender's pricing, or a refusal with its reasons. */
export const underwrite: JobHandler = async (input) => {
  const decision = decide(input.tenant, factsOf(input.application))
  if (decision.outcome === 'DECLINE') return declineWith(input, decision.reasons)
  return {
    event: 'offersMade',
    patch: {
      heloc: { offers: [...decision.offers], adjustedHomeAmount: decision.adjustedHomeCents / 100 },
      status: { uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED_OFFER' },
    },
  }
}

export function factsOf({ heloc, loanFile }: Application) {
  return {
    homeValueCents: Math.round((heloc.property?.value ?? 0) * 100),
    liensCents: (heloc.liens ?? []).map((lien) =>
      lien.paidOff === true ? 0 : Math.round(lien.balance * 100),
    ),
    score: loanFile.credit?.score ?? 0,
    monthlyDebtCents: loanFile.credit?.monthlyDebtCents ?? 0,
    annualIncomeCents: Math.round((loanFile.statedIncome ?? 0) * 100),
  }
}
