import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flows } from '../../tests/support/lenders/flows.ts'
import { amortize } from './amortization.ts'
import { accruedInterest, calendarOf, type LoanTerms, monthlyInterest, monthlyPayment } from './loan-math.ts'

const calendar = calendarOf(flows.limits)
const { loanAmount, apr } = flows.limits.limits

/** Terms of any line that this product may lend, with any term up to the longest. */
const anyTerms = fc.record({
  principalCents: fc.integer({ min: loanAmount?.minCents ?? 0, max: loanAmount?.maxCents ?? 0 }),
  ratePercent: fc.integer({ min: apr?.minBps ?? 0, max: apr?.maxBps ?? 0 }).map((bps) => bps / 100),
  termYears: fc.integer({ min: 1, max: 30 }),
  interestOnly: fc.boolean(),
})

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

describe('the payments that repay a loan', () => {
  it('are those of the amortization table of 100,000 dollars at 6 percent over 30 years', () => {
    const terms = { principalCents: 10_000_000, ratePercent: 6, termYears: 30, interestOnly: false }
    const table = amortize(terms, calendar)
    const row = (interestCents: number, principalCents: number, balanceCents: number) => ({
      paymentCents: 59_955,
      interestCents,
      principalCents,
      balanceCents,
    })
    expect(table.slice(0, 3)).toEqual([
      row(50_000, 9955, 9_990_045),
      row(49_950, 10_005, 9_980_040),
      row(49_900, 10_055, 9_969_985),
    ])
    expect(table).toHaveLength(360)
  })

  it('always come to principal plus interest, in whole cents', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const table = amortize(terms, calendar)
        const payments = sum(table.map(({ paymentCents }) => paymentCents))
        expect(payments).toBe(terms.principalCents + sum(table.map(({ interestCents }) => interestCents)))
        expect(table.flatMap((row) => Object.values(row)).every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })

  it('always settle to zero with the last one, within the term', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const table = amortize(terms, calendar)
        expect(table.at(-1)?.balanceCents).toBe(0)
        expect(table.length).toBeLessThanOrEqual(terms.termYears * 12)
      }),
    )
  })

  it('never let the balance grow, and never take more than the regular payment before the last', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const table = amortize(terms, calendar)
        const regular = monthlyPayment(terms, calendar)
        expect(table.every(({ principalCents }) => principalCents >= 0)).toBe(true)
        expect(table.slice(0, -1).every(({ paymentCents }) => paymentCents === regular)).toBe(true)
      }),
    )
  })

  it('leave, of an amortizing loan, a last payment that differs by the rounding alone', () => {
    const rounding = ({ ratePercent, termYears }: LoanTerms) => {
      const rate = ratePercent / 100 / 12
      // Bound: half a cent in each payment and in each month's interest, plus the interest on those amounts.
      return Math.ceil(((1 + rate) ** (termYears * 12) - 1) / rate) + 1
    }
    fc.assert(
      fc.property(anyTerms, (any) => {
        const terms = { ...any, interestOnly: false }
        const last = amortize(terms, calendar).at(-1)?.paymentCents ?? 0
        expect(Math.abs(last - monthlyPayment(terms, calendar))).toBeLessThanOrEqual(rounding(terms))
      }),
    )
  })

  it('leave, of an interest-only loan, the principal to the last payment but for the cents rounded up', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const terms = { ...any, interestOnly: true }
        const last = amortize(terms, calendar).at(-1)?.principalCents ?? 0
        expect(last).toBeLessThanOrEqual(terms.principalCents)
        // Bound: at most a dollar a month above the interest, plus the interest that this dollar saves.
        const rate = terms.ratePercent / 1200
        const ahead = (100 * ((1 + rate) ** (terms.termYears * 12) - 1)) / rate
        expect(last).toBeGreaterThanOrEqual(terms.principalCents - ahead)
      }),
    )
  })
})

describe('monthlyPayment', () => {
  // Monthly payment of 1,000 dollars, as printed in tables of loan constants.
  it.each([
    [6, 5, 19.3328],
    [6, 15, 8.4386],
    [6, 30, 5.9955],
    [7, 10, 11.6108],
    [7, 30, 6.653],
    [8, 5, 20.2764],
    [8, 15, 9.5565],
    [8, 30, 7.3376],
    [9, 10, 12.6676],
    [9, 30, 8.0462],
    [10, 15, 10.7461],
    [12, 30, 10.2861],
  ])('is that of the published tables at %d percent over %d years', (ratePercent, termYears, per1000) => {
    const terms = { principalCents: 1_000_000_000, ratePercent, termYears, interestOnly: false }
    expect(monthlyPayment(terms, calendar) / 1_000_000).toBeCloseTo(per1000, 4)
  })

  it('is that of the sample disclosure of Regulation Z: 162,000 dollars at 3.875 percent over 30 years (12 CFR 1026, H-25)', () => {
    const terms = { principalCents: 16_200_000, ratePercent: 3.875, termYears: 30, interestOnly: false }
    expect(monthlyPayment(terms, calendar)).toBe(76_178)
  })

  it('of interest alone always is the least whole number of dollars that covers the interest', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const terms = { ...any, interestOnly: true }
        const payment = monthlyPayment(terms, calendar)
        const interest = monthlyInterest(terms, calendar)
        expect(payment % 100).toBe(0)
        expect(payment - interest).toBeGreaterThanOrEqual(0)
        expect(payment - interest).toBeLessThan(100)
      }),
    )
  })

  it('always rises with the amount and with the rate', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const payment = monthlyPayment(terms, calendar)
        const more = { ...terms, principalCents: terms.principalCents + 100_000 }
        const dearer = { ...terms, ratePercent: terms.ratePercent + 1 }
        expect(monthlyPayment(more, calendar)).toBeGreaterThan(payment)
        expect(monthlyPayment(dearer, calendar)).toBeGreaterThan(payment)
      }),
    )
  })
})

describe('interest', () => {
  it('of twelve months always is that of a year, but for half a cent a month', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const year = accruedInterest(terms, calendar.daysPerYear, calendar)
        expect(Math.abs(12 * monthlyInterest(terms, calendar) - year)).toBeLessThanOrEqual(6.5)
        expect(year).toBe(Math.round((terms.principalCents * terms.ratePercent) / 100))
      }),
    )
  })

  it('of two spans of days always is that of both together, but for a cent', () => {
    const days = fc.integer({ min: 0, max: 366 })
    fc.assert(
      fc.property(anyTerms, days, days, (terms, first, second) => {
        const apart = accruedInterest(terms, first, calendar) + accruedInterest(terms, second, calendar)
        expect(Math.abs(apart - accruedInterest(terms, first + second, calendar))).toBeLessThanOrEqual(1)
      }),
    )
  })
})
