import { describe, expect, it } from 'vitest'
import { findPayout, payoutItems, resolvePayout } from './payout.ts'

describe('the payout of a line', () => {
  it('is the draw less the fee and the loans paid off', () => {
    const line = { amount: 60_000, originationFeeBps: 299, payoff: { amount: 20_000 } }
    expect(resolvePayout(line)).toEqual({
      ...{ amountCents: 6_000_000, drawCents: 6_000_000, feeCents: 179_400, payoffCents: 2_000_000 },
      receivedCents: 3_820_600,
    })
  })

  it('draws what underwriting calculated, else the amount, and never more than the line', () => {
    expect(resolvePayout({ uwCalculatedDrawAmount: 70_000, amount: 85_000 }).drawCents).toBe(7_000_000)
    expect(resolvePayout({ amount: 85_000 }).drawCents).toBe(8_500_000)
    expect(resolvePayout({ uwCalculatedDrawAmount: 90_000, amount: 85_000 }).drawCents).toBe(8_500_000)
  })

  it('rounds the fee to the nearest cent, half a cent up', () => {
    expect(resolvePayout({ amount: 15_000.5, originationFeeBps: 1 }).feeCents).toBe(150)
    expect(resolvePayout({ amount: 15_050, originationFeeBps: 1 }).feeCents).toBe(151)
  })

  it('reads cents out of dollars that a binary number only comes near', () => {
    expect(resolvePayout({ amount: 16_384.1 }).amountCents).toBe(1_638_410)
  })

  it('lists a fee and loans paid off only where there are any', () => {
    const kinds = (line: Parameters<typeof resolvePayout>[0]) =>
      payoutItems(resolvePayout(line)).map(({ kind }) => kind)
    expect(kinds({ amount: 60_000, originationFeeBps: 0 })).toEqual(['line', 'draw', 'received'])
    expect(kinds({ amount: 60_000, originationFeeBps: 299 })).toContain('fee')
    expect(kinds({ amount: 60_000, payoff: { amount: 20_000 } })).toContain('payoffs')
  })

  it('is unknown while no amount is chosen', () => {
    expect(findPayout({})).toBeUndefined()
  })
})
