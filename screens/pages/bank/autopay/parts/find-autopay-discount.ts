import type { ShownPricing } from '../../../../journey/organization.ts'

/** What autopay takes off the rate, basis points; undefined where the lender takes nothing off, or not for each of its offers. */
export function findAutopayDiscount(pricing: readonly ShownPricing[]): number | undefined {
  const discounts = pricing.map(({ autopayDiscountBps = 0 }) => autopayDiscountBps)
  const least = Math.min(...discounts)
  return discounts.length > 0 && least > 0 ? least : undefined
}
