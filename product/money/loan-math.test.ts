import { describe, expect, it } from 'vitest'
import { flows } from '../../tests/support/lenders/flows.ts'
import { accruedInterest, calendarOf, monthlyInterest, monthlyPayment } from './loan-math.ts'

const calendar = calendarOf(flows.limits)
const terms = { principalCents: 10_000_000, ratePercent: 6, termYears: 30, interestOnly: false }

describe('monthlyPayment', () => {
  it('amortises: 100,000 dollars at 6 percent over 30 years is the textbook payment of 599.55', () => {
    expect(monthlyPayment(terms, calendar)).toBe(59_955)
  })

  it('pays the principal back evenly without interest', () => {
    expect(monthlyPayment({ ...terms, ratePercent: 0, termYears: 10 }, calendar)).toBe(83_333)
  })

  it('pays the loan back: what is left after the last payment is the rounding', () => {
    const payment = monthlyPayment(terms, calendar)
    let balance = terms.principalCents
    for (let month = 0; month < 360; month++) balance = balance * 1.005 - payment
    expect(Math.abs(balance)).toBeLessThan(1000)
  })

  it('rounds an interest-only payment up to the next whole dollar', () => {
    expect(monthlyPayment({ ...terms, interestOnly: true }, calendar)).toBe(50_000)
    expect(monthlyPayment({ ...terms, principalCents: 10_000_100, interestOnly: true }, calendar)).toBe(
      50_100,
    )
  })
})

describe('interest', () => {
  it('accrues over years of 365.25 days, of which a month is a twelfth', () => {
    expect(accruedInterest(terms, 365.25, calendar)).toBe(600_000)
    expect(accruedInterest(terms, 1, calendar)).toBe(1643)
    expect(monthlyInterest(terms, calendar)).toBe(50_000)
  })
})
