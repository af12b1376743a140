import { randomUUID } from 'node:crypto'
import { calendarOf, monthlyPayment } from '#engine'
import type { Heloc } from '#generated/domain'
import type { Tenant } from '../tenants/tenant.ts'

export interface UnderwritingFacts {
  readonly homeValueCents: number
  readonly liensCents: readonly number[]
  readonly score: number
  readonly monthlyDebtCents: number
  readonly annualIncomeCents: number
}

/** The key of a sentence in `server.reasons`, as a notice of adverse action must give it (12 CFR 1002.9(b)(2)). */
export type DeclineReason = 'creditScore' | 'debtToIncome' | 'equity'

export type Decision =
  | { readonly outcome: 'DECLINE'; readonly reasons: readonly DeclineReason[] }
  | {
      readonly outcome: 'OFFER'
      readonly offers: readonly NonNullable<Heloc['offers']>[number][]
      readonly adjustedHomeCents: number
    }

/** The rules of underwriting over the lender's pricing and limits. Nothing about the person but these facts is read. */
export function decide(tenant: Tenant, facts: UnderwritingFacts): Decision {
  const reasons = declineReasons(tenant, facts)
  if (reasons.length > 0) return { outcome: 'DECLINE', reasons }
  const { loanAmount } = tenant.journey.source.limits.limits
  const minAmount = (loanAmount?.minCents ?? Number.NaN) / 100
  const maxAmount = Math.floor(equityCents(tenant, facts) / 10_000) * 100
  const interestOnly = tenant.settings.org.orgMetaData.products.HELOC?.interestOnly ?? false
  const offers = tenant.settings.pricing.offers.map(({ term, aprBps, originationFeeBps, rateType }) => ({
    uuid: randomUUID(),
    term,
    rate: aprBps / 100,
    aprBps,
    minAmount,
    maxAmount,
    originationFeeBps,
    interestOnly,
    rateType,
  }))
  return { outcome: 'OFFER', offers, adjustedHomeCents: facts.homeValueCents }
}

function declineReasons(tenant: Tenant, facts: UnderwritingFacts): readonly DeclineReason[] {
  const { loanAmount, creditScore, debtToIncome } = tenant.journey.source.limits.limits
  const reasons: DeclineReason[] = []
  if (facts.score < (creditScore?.min ?? Number.NaN)) reasons.push('creditScore')
  if (debtToIncomeBps(tenant, facts) > (debtToIncome?.maxBps ?? Number.NaN)) reasons.push('debtToIncome')
  if (equityCents(tenant, facts) < (loanAmount?.minCents ?? Number.NaN)) reasons.push('equity')
  return reasons
}

/** What may still be lent on the home: its value up to the greatest combined loan-to-value, less its liens. */
function equityCents({ settings, journey }: Tenant, facts: UnderwritingFacts): number {
  const lendable = Math.floor((facts.homeValueCents * settings.pricing.maxCltvBps) / 10_000)
  const owed = facts.liensCents.reduce((sum, cents) => sum + cents, 0)
  return Math.min(lendable - owed, journey.source.limits.limits.loanAmount?.maxCents ?? Number.NaN)
}

/** Monthly debts, with the gentlest payment on the least amount, as a part of the monthly income. */
function debtToIncomeBps(tenant: Tenant, facts: UnderwritingFacts): number {
  const { limits } = tenant.journey.source
  const calendar = calendarOf(limits)
  const payments = tenant.settings.pricing.offers.map(({ term, aprBps }) =>
    monthlyPayment(
      {
        principalCents: limits.limits.loanAmount?.minCents ?? Number.NaN,
        ratePercent: aprBps / 100,
        termYears: term,
        interestOnly: false,
      },
      calendar,
    ),
  )
  const monthlyIncome = facts.annualIncomeCents / calendar.monthsPerYear
  return ((facts.monthlyDebtCents + Math.min(...payments)) * 10_000) / monthlyIncome
}
