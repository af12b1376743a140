import { describe, expect, it } from 'vitest'
import { findAutopayDiscount } from './find-autopay-discount.ts'

const offer = (term: number, autopayDiscountBps?: number) => ({
  ...{ term, aprBps: 800, originationFeeBps: 100, rateType: 'FIXED' as const },
  ...(autopayDiscountBps !== undefined && { autopayDiscountBps }),
})

describe('the autopay discount', () => {
  it('is not spoken of where the lender gives none, or none for some of its offers', () => {
    for (const pricing of [[], [offer(5)], [offer(5, 0)], [offer(5, 25), offer(10)]])
      expect(findAutopayDiscount(pricing)).toBeUndefined()
  })

  it('is what holds for every offer', () => {
    expect(findAutopayDiscount([offer(5, 50), offer(10, 25)])).toBe(25)
  })
})
