import { calendarOf, type LoanTerms, monthlyPayment } from '#product'
import type { Tenant } from '../tenants/tenant.ts'

export interface Means {
  readonly annualIncomeCents: number
  readonly monthlyDebtCents: number
}

/** Returns the cents a month that the highest debt-to-income ratio leaves for the payment. */
export function roomCents(tenant: Tenant, { annualIncomeCents, monthlyDebtCents }: Means): number {
  const { limits } = tenant.journey.source
  const maxBps = limits.limits.debtToIncome?.maxBps ?? Number.NaN
  return (annualIncomeCents / calendarOf(limits).monthsPerYear) * (maxBps / 10_000) - monthlyDebtCents
}

const sampleCents = 100_000_000

/** Returns the highest amount on these terms whose payment is affordable, rounded down as offers are. */
export function affordableCents(
  tenant: Tenant,
  means: Means,
  terms: Omit<LoanTerms, 'principalCents'>,
): number {
  const { limits } = tenant.journey.source
  const step = limits.limits.offerAmount?.roundCents ?? Number.NaN
  const room = roomCents(tenant, means)
  const payment = (principalCents: number) => monthlyPayment({ ...terms, principalCents }, calendarOf(limits))
  // A payment is proportional to the amount except for its rounding, which the loop corrects.
  let cents = Math.floor((room * sampleCents) / payment(sampleCents) / step) * step
  while (cents > 0 && payment(cents) > room) cents -= step
  return Math.max(0, cents)
}
