import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountRange, fitAmount, offerFigures } from './offer-figures.ts'

const calendar = { daysPerYear: 365.25, monthsPerYear: 12 }
const offer = {
  uuid: '22222222-2222-4222-8222-222222222222',
  term: 10,
  rate: 8.4,
  minAmount: 15_000,
  maxAmount: 123_456.78,
  originationFeeBps: 299,
}

const figures = (wantedCents: number) => offerFigures(offer, { wantedCents, heloc: {} }, calendar)

describe('the figures of an offer', () => {
  it('are the amortising payment, the fee on the initial draw and the draw, in whole cents', () => {
    expect(figures(5_000_000)).toMatchObject({
      amountCents: 5_000_000,
      paymentCents: 61_726,
      feeCents: 149_500,
      drawCents: 5_000_000,
      payoffCents: 0,
      receivedCents: 4_850_500,
    })
  })

  it('round an interest-only payment up to the next dollar', () => {
    const { paymentCents } = offerFigures(
      { ...offer, interestOnly: true },
      { wantedCents: 5_000_100, heloc: {} },
      calendar,
    )
    expect(paymentCents).toBe(35_100)
  })

  it('add up the interest of every month, as the payments beyond the amount', () => {
    const { interestCents, paymentCents, balances } = figures(5_000_000)
    // The last payment absorbs the rounding.
    expect(Math.abs(interestCents - (paymentCents * 120 - 5_000_000))).toBeLessThan(120)
    expect(balances.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])
    expect(balances.at(-1)?.cents).toBe(0)
  })

  it('say what is still owed at the end where interest alone is paid, and only there', () => {
    const wanted = { wantedCents: 5_000_000, heloc: {} }
    const { dueAtEndCents, balances } = offerFigures({ ...offer, interestOnly: true }, wanted, calendar)
    expect(dueAtEndCents).toBe(balances.at(-2)?.cents)
    expect(dueAtEndCents).toBeGreaterThan(4_990_000)
    expect(figures(5_000_000).dueAtEndCents).toBe(0)
  })

  it('are those of the nearest amount that the offer covers', () => {
    expect(figures(1).amountCents).toBe(1_500_000)
    expect(figures(99_999_999).amountCents).toBe(12_345_678)
  })

  it('always repay at least the amount over the term', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_500_000, max: 12_345_678 }), (cents) => {
        const { amountCents, paymentCents } = figures(cents)
        expect(paymentCents * offer.term * 12).toBeGreaterThanOrEqual(amountCents)
      }),
    )
  })

  it('never leave the range of the offer', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        const fitted = fitAmount(offer, cents)
        expect(fitted >= 1_500_000 && fitted <= 12_345_678).toBe(true)
      }),
    )
  })
})

describe('the range of amounts', () => {
  const small = { ...offer, uuid: 'small', minAmount: 10_000, maxAmount: 20_000 }

  it('is that of the chosen offer', () => {
    expect(amountRange([offer, small], small)).toEqual({ minCents: 1_000_000, maxCents: 2_000_000 })
  })

  it('spans all offers while none is chosen', () => {
    expect(amountRange([offer, small], undefined)).toEqual({ minCents: 1_000_000, maxCents: 12_345_678 })
  })
})
