import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteOffers } from './quote-offers.ts'

const calendar = { daysPerYear: 365.25, monthsPerYear: 12 }
const offer = (term: number, rate: number, maxAmount = 100_000) => ({
  ...{ uuid: String(term), term, rate, maxAmount },
  ...{ minAmount: 15_000, originationFeeBps: 299 },
})
const marksAt = (wantedCents: number, offers: readonly ReturnType<typeof offer>[]) =>
  quoteOffers(offers, { wantedCents, heloc: {} }, calendar).map(({ marks }) => marks)

describe('the marks of offers', () => {
  it('name the lowest payment and the least interest', () => {
    expect(marksAt(5_000_000, [offer(5, 8.15), offer(10, 8.4), offer(30, 8.99)])).toEqual([
      ['leastInterest'],
      [],
      ['lowestPayment'],
    ])
  })

  it('stand only at offers that cover the whole amount, and at none where a smaller one has less', () => {
    expect(marksAt(9_000_000, [offer(5, 8.15), offer(10, 8.4), offer(30, 8.99, 20_000)])).toEqual([
      ['leastInterest'],
      [],
      [],
    ])
    expect(marksAt(9_000_000, [offer(5, 8.15, 20_000), offer(10, 8.4), offer(30, 8.99)])).toEqual([
      [],
      [],
      [],
    ])
  })

  it('praise neither an offer that stands alone nor one of two that are alike', () => {
    expect(marksAt(5_000_000, [offer(10, 8.4)])).toEqual([[]])
    expect(marksAt(5_000_000, [offer(10, 8.4), offer(10, 8.4)])).toEqual([[], []])
  })

  it('never stand at two offers', () => {
    const offers = fc.array(fc.tuple(fc.constantFrom(5, 10, 15, 30), fc.integer({ min: 760, max: 1720 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(offers, fc.integer({ min: 1_500_000, max: 10_000_000 }), (terms, cents) => {
        const marks = marksAt(
          cents,
          terms.map(([term, bps]) => offer(term, bps / 100)),
        ).flat()
        expect(new Set(marks).size).toBe(marks.length)
      }),
      { numRuns: 30 },
    )
  })
})
