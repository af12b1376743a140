import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstPaymentDay } from './first-payment.ts'

describe('the first payment', () => {
  it.each([
    ['2026-11-30', '2026-12-30'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-29', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
  ])('of a line that is funded on %s is due on %s', (fundedOn, due) => {
    expect(firstPaymentDay(fundedOn)).toBe(due)
  })

  it('is always due 28 to 31 days after the funding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
        const fundedOn = new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10)
        const between = (Date.parse(firstPaymentDay(fundedOn)) - Date.parse(fundedOn)) / 86_400_000
        expect(between).toBeGreaterThanOrEqual(28)
        expect(between).toBeLessThanOrEqual(31)
      }),
    )
  })
})
