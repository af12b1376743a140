import { calendarOf, monthlyPayment } from '#engine'
import type { Heloc } from '#generated/domain'
import type { Tenant } from '../tenants/tenant.ts'

type Offer = NonNullable<Heloc['offers']>[number]

export interface Means {
  readonly annualIncomeCents: number
  readonly monthlyDebtCents: number
}

/** The offers as an income carries them: each up to the amount whose payment still fits; one that fits none is left out. */
export function affordableOffers(tenant: Tenant, offers: readonly Offer[], means: Means): Offer[] {
  const { offerAmount } = tenant.journey.source.limits.limits
  const step = (offerAmount?.stepCents ?? Number.NaN) / 100
  return offers.flatMap((offer) => {
    const most = Math.min(offer.maxAmount, roomCents(tenant, means) / paymentPerDollar(tenant, offer))
    const maxAmount = Math.floor(most / step) * step
    return maxAmount < offer.minAmount ? [] : [{ ...offer, maxAmount }]
  })
}

/** Whether the line as it was chosen fits an income. */
export function isAffordable(
  tenant: Tenant,
  { offers = [], term, amount = 0 }: Heloc,
  means: Means,
): boolean {
  const chosen = offers.find((offer) => offer.term === term)
  if (chosen === undefined) return false
  return amount * paymentPerDollar(tenant, chosen) <= roomCents(tenant, means)
}

/** Cents a month that the greatest debt to income leaves for the payment. */
function roomCents(tenant: Tenant, { annualIncomeCents, monthlyDebtCents }: Means): number {
  const { limits } = tenant.journey.source
  const maxBps = limits.limits.debtToIncome?.maxBps ?? Number.NaN
  return (annualIncomeCents / calendarOf(limits).monthsPerYear) * (maxBps / 10_000) - monthlyDebtCents
}

const sampleCents = 100_000_000

/** Cents a month for a dollar of the line. The payment on a large sum, so that rounding to cents does not tell. */
function paymentPerDollar(tenant: Tenant, { term, rate, interestOnly = false }: Offer): number {
  const terms = { principalCents: sampleCents, ratePercent: rate, termYears: term, interestOnly }
  return (monthlyPayment(terms, calendarOf(tenant.journey.source.limits)) * 100) / sampleCents
}
