import type { Heloc } from '#generated/domain'
import { calendarOf, type LoanTerms, monthlyPayment } from '#product'
import type { Tenant } from '../tenants/tenant.ts'
import { affordableCents, type Means, roomCents } from './affordable-cents.ts'

type Offer = NonNullable<Heloc['offers']>[number]

/**
 * Limits offers to what an income can afford: each up to the highest amount whose payment fits. Offers without any such amount
 * are left out.
 */
export const affordableOffers = (tenant: Tenant, offers: readonly Offer[], means: Means): Offer[] =>
  offers.flatMap((offer) => {
    const maxAmount = Math.min(offer.maxAmount, affordableCents(tenant, means, termsOf(offer)) / 100)
    return maxAmount < offer.minAmount ? [] : [{ ...offer, maxAmount }]
  })

/** Whether an income can afford the chosen line. */
export function isAffordable(
  tenant: Tenant,
  { offers = [], term, amount = 0 }: Heloc,
  means: Means,
): boolean {
  const chosen = offers.find((offer) => offer.term === term)
  if (chosen === undefined) return false
  const terms = { ...termsOf(chosen), principalCents: Math.round(amount * 100) }
  return monthlyPayment(terms, calendarOf(tenant.journey.source.limits)) <= roomCents(tenant, means)
}

const termsOf = ({ rate, term, interestOnly = false }: Offer): Omit<LoanTerms, 'principalCents'> => ({
  ratePercent: rate,
  termYears: term,
  interestOnly,
})
