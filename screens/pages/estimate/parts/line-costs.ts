import { calendarOf, type Limits, lendableCents, monthlyPayment, type Payout, resolvePayout } from '#product'
import type { Organization, ShownPricing } from '../../../journey/organization.ts'
import type { Estimate } from './kept-estimate.ts'

/** Cost of a line over one of the lender's terms. The whole line is drawn at the start and paid on time. */
export interface LineCost {
  readonly offer: ShownPricing
  readonly payout: Payout
  readonly interestOnly: boolean
  /** Monthly payment in cents at the lender's rate of today, and at the highest rate that a line may have. */
  readonly paymentCents: number
  readonly highestPaymentCents: number
}

/** Returns what an amount in dollars would cost over each of the lender's terms, the longest first: it has the lowest payment. */
export function lineCosts(organization: Organization, amount: number, limits: Limits): readonly LineCost[] {
  const { orgPricingData, orgMetaData, tenant } = organization
  const interestOnly = orgMetaData.products.HELOC?.interestOnly ?? false
  const calendar = calendarOf(limits)
  return orgPricingData
    .toSorted((one, other) => other.term - one.term)
    .map((offer) => {
      const { term: termYears, originationFeeBps } = offer
      const payout = resolvePayout({ amount, originationFeeBps })
      const paymentAt = (bps: number) =>
        monthlyPayment(
          { principalCents: payout.amountCents, ratePercent: bps / 100, termYears, interestOnly },
          calendar,
        )
      return {
        offer,
        payout,
        interestOnly,
        paymentCents: paymentAt(offer.aprBps),
        highestPaymentCents: paymentAt(tenant.estimate.highestBps),
      }
    })
}

/** Returns the dollars up to which a line could go on these numbers; undefined if that is less than the lowest line. */
export function findRoom(
  { homeValue, owed }: Estimate,
  { tenant }: Organization,
  limits: Limits,
): number | undefined {
  const { loanAmount, offerAmount } = limits.limits
  const equity = { homeValueCents: homeValue * 100, owedCents: owed * 100 }
  const step = offerAmount?.stepCents ?? 1
  const cents = Math.floor(lendableCents(equity, tenant.estimate.maxCltvBps, limits) / step) * step
  return cents < (loanAmount?.minCents ?? 0) ? undefined : cents / 100
}
