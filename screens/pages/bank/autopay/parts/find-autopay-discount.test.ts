import { describe, expect, it } from 'vitest'
import { findAutopayDiscount } from './find-autopay-discount.ts'

describe('the autopay discount', () => {
  it('is not spoken of where the lender gives none', () => {
    expect(findAutopayDiscount([{ product: 'HELOC' }, { autopayDiscountBps: 0 }, null])).toBeUndefined()
  })

  it('is the one of the pricing that has it', () => {
    expect(findAutopayDiscount([{}, { autopayDiscountBps: 25 }])).toBe(25)
  })
})
