import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import { type LoanTerms, lendableCents } from '#product'
import type { Tenant } from '../tenants/tenant.ts'
import { affordableCents } from './affordable-cents.ts'
import declineReasons from './decline-reasons.json' with { type: 'json' }
import { offerCaps } from './offer-caps.ts'

export interface UnderwritingFacts {
  readonly homeValueCents: number
  /** Liens that remain on the home after closing, without those paid off from the line. */
  readonly liensCents: readonly number[]
  /** Amount of the liens that are paid off from the line. */
  readonly payoffCents: number
  readonly score: number
  readonly isBankrupt: boolean
  readonly monthlyDebtCents: number
  readonly annualIncomeCents: number
  readonly isTexasHomestead: boolean
}

/**
 * Reasons that a notice of adverse action must name (12 CFR 1002.9(b)(2)). Each has a sentence in `server.reasons`, except
 * creditScore: a score is no reason by itself, so the notice names what lowered it (comment 9(b)(2)-4). Beside each stands
 * what it rests or may rest on: the credit score, else the rest of the credit report, or nothing of it.
 */
export type DeclineReason = keyof typeof declineReasons

export type Offer = NonNullable<Heloc['offers']>[number]

export type Decision =
  | { readonly outcome: 'DECLINE'; readonly reasons: readonly DeclineReason[] }
  | { readonly outcome: 'OFFER'; readonly offers: readonly Offer[]; readonly adjustedHomeCents: number }

/** Decides on an application by the lender's pricing and limits. It reads nothing about the person except these facts. */
export function decide(tenant: Tenant, facts: UnderwritingFacts): Decision {
  const byEquity: Cap = () => equityCents(tenant, facts)
  const byIncome: Cap = (terms) => affordableCents(tenant, facts, terms)
  const offers = offersUpTo(tenant, facts, (terms) => Math.min(byEquity(terms), byIncome(terms)))
  const reasons = [
    ...personReasons(tenant, facts),
    ...(offersUpTo(tenant, facts, byIncome).length === 0 ? (['debtToIncome'] as const) : []),
    ...(offersUpTo(tenant, facts, byEquity).length === 0 ? (['equity'] as const) : []),
  ]
  if (reasons.length > 0) return { outcome: 'DECLINE', reasons }
  // Both are sufficient, but for different terms: the home does not suffice for the terms that the income allows.
  if (offers.length === 0) return { outcome: 'DECLINE', reasons: ['equity'] }
  return { outcome: 'OFFER', offers, adjustedHomeCents: facts.homeValueCents }
}

function personReasons(tenant: Tenant, { isBankrupt, score }: UnderwritingFacts): readonly DeclineReason[] {
  const { creditScore } = tenant.journey.source.limits.limits
  const reasons: DeclineReason[] = []
  if (isBankrupt) reasons.push('bankruptcy')
  if (score < (creditScore?.min ?? Number.NaN)) reasons.push('creditScore')
  return reasons
}

/** Highest amount that may be lent on these terms, in cents. */
type Cap = (terms: Omit<LoanTerms, 'principalCents'>) => number

/** Returns the lender's terms, each from its lowest amount to the cap; those with a lower cap are left out. */
function offersUpTo(
  tenant: Tenant,
  { payoffCents, isTexasHomestead }: UnderwritingFacts,
  cap: Cap,
): readonly Offer[] {
  const { journey, settings } = tenant
  const { maxFeesBps } = offerCaps(tenant, isTexasHomestead)
  const { loanAmount, offerAmount } = journey.source.limits.limits
  const interestOnly = settings.org.orgMetaData.products.HELOC?.interestOnly ?? false
  const step = offerAmount?.roundCents ?? Number.NaN
  return settings.pricing.offers.flatMap(({ term, aprBps, originationFeeBps: feeBps, rateType }) => {
    const rate = aprBps / 100
    const originationFeeBps = Math.min(feeBps, maxFeesBps)
    const most = cap({ termYears: term, ratePercent: rate, interestOnly })
    const maxAmount = (Math.floor(most / step) * step) / 100
    // The draw must cover the loans that it pays off, and its own fee.
    const payoffDraw = Math.ceil(payoffCents / (1 - originationFeeBps / 10_000) / step) * step
    const minAmount = Math.max(loanAmount?.minCents ?? Number.NaN, payoffDraw) / 100
    if (maxAmount < minAmount) return []
    return [
      {
        uuid: randomUUID(),
        term,
        rate,
        aprBps,
        minAmount,
        maxAmount,
        originationFeeBps,
        interestOnly,
        rateType,
      },
    ]
  })
}

/** Returns what may still be lent on the home, in cents. */
function equityCents(tenant: Tenant, facts: UnderwritingFacts): number {
  const { homeValueCents, liensCents, isTexasHomestead } = facts
  const owedCents = liensCents.reduce((sum, cents) => sum + cents, 0)
  const { maxCltvBps } = offerCaps(tenant, isTexasHomestead)
  return lendableCents({ homeValueCents, owedCents }, maxCltvBps, tenant.journey.source.limits)
}
