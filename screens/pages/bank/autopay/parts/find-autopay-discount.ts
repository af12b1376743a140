import { isRecord } from '../../../../storage/drafts.ts'

/** Basis points by which autopay lowers the rate, if the lender's pricing has such a discount. */
export function findAutopayDiscount(pricing: readonly unknown[]): number | undefined {
  for (const entry of pricing) {
    const bps = isRecord(entry) ? entry.autopayDiscountBps : undefined
    if (typeof bps === 'number' && bps > 0) return bps
  }
  return undefined
}
