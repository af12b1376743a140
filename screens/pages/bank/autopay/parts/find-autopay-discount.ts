import type { ShownPricing } from '../../../../journey/organization.ts'

/** Returns the discount on the rate for autopay, in basis points; undefined if the lender has none, or not for every offer. */
export function findAutopayDiscount(pricing: readonly ShownPricing[]): number | undefined {
  const discounts = pricing.map(({ autopayDiscountBps = 0 }) => autopayDiscountBps)
  const least = Math.min(...discounts)
  return discounts.length > 0 && least > 0 ? least : undefined
}
