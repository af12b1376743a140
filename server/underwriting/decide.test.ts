import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf, monthlyPayment } from '#product'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Decision, decide, type UnderwritingFacts } from './decide.ts'

const { tenants } = loadTenants(path.join(import.meta.dirname, '../..'))
const tenant = tenants.find(({ code }) => code === 'hearthline')
if (tenant === undefined) throw new Error('tenants/hearthline is gone.')
const { source } = tenant.journey

const priced = (maxCltvBps: number, originationFeeBps: number): Tenant => ({
  ...tenant,
  settings: {
    ...tenant.settings,
    pricing: {
      ...tenant.settings.pricing,
      maxCltvBps,
      offers: tenant.settings.pricing.offers.map((offer) => ({ ...offer, originationFeeBps })),
    },
  },
})
const greedy = priced(10_000, 499)
const modest = priced(8_000, 185)

const facts: UnderwritingFacts = {
  homeValueCents: 85_000_000,
  liensCents: [31_000_000],
  payoffCents: 0,
  score: 742,
  isBankrupt: false,
  monthlyDebtCents: 90_000,
  annualIncomeCents: 12_500_000,
  isTexasHomestead: false,
}
const decided = (known: Partial<UnderwritingFacts>): Decision => decide(tenant, { ...facts, ...known })
const offersOf = (decision: Decision) => (decision.outcome === 'OFFER' ? decision.offers : [])

describe('underwriting', () => {
  it.each([
    ['a score below the minimum', { score: 639 }, ['creditScore']],
    ['a bankruptcy', { isBankrupt: true }, ['bankruptcy']],
    ['debts that leave no room for a payment', { monthlyDebtCents: 520_000 }, ['debtToIncome']],
    ['no income at all', { annualIncomeCents: 0 }, ['debtToIncome']],
    ['a home without equity', { liensCents: [85_000_000] }, ['equity']],
    ['several of them', { score: 500, liensCents: [85_000_000] }, ['creditScore', 'equity']],
  ])('declines %s with that reason', (_, known, reasons) => {
    expect(decided(known)).toEqual({ outcome: 'DECLINE', reasons })
  })

  it('takes the least score itself', () => {
    expect(decided({ score: source.limits.limits.creditScore?.min ?? 0 }).outcome).toBe('OFFER')
  })

  it('offers every term of the lender, a shorter one up to less where its payment is higher', () => {
    const offers = offersOf(decided({}))
    expect(offers.map(({ term }) => term)).toEqual(tenant.settings.pricing.offers.map(({ term }) => term))
    const most = offers.map(({ maxAmount }) => maxAmount)
    expect(most).toEqual([...most].sort((one, other) => one - other))
  })

  it('leaves out a term whose payment on the least amount is too high', () => {
    const terms = offersOf(decided({ monthlyDebtCents: 500_000 })).map(({ term }) => term)
    expect(terms).toContain(30)
    expect(terms).not.toContain(5)
  })

  it('lends at least what pays off the loans that it has to, and the fee on that', () => {
    for (const { minAmount, originationFeeBps } of offersOf(decided({ payoffCents: 4_500_000 })))
      expect(minAmount * (1 - originationFeeBps / 10_000)).toBeGreaterThanOrEqual(45_000)
  })

  it.each([
    ['of ours', tenant],
    ['that would lend all of the value, and charge the most', greedy],
  ])('lends 80 percent of a Texas homestead and charges 2 percent, at a lender %s', (_, lender) => {
    const home = { ...facts, isTexasHomestead: true, annualIncomeCents: 90_000_000 }
    const offers = offersOf(decide(lender, home))
    expect(offers).toHaveLength(lender.settings.pricing.offers.length)
    for (const { maxAmount, originationFeeBps } of offers) {
      expect(maxAmount).toBe(370_000)
      expect(originationFeeBps).toBe(200)
    }
    // The same home elsewhere.
    for (const { maxAmount, originationFeeBps } of offersOf(
      decide(lender, { ...home, isTexasHomestead: false }),
    )) {
      expect(maxAmount).toBeGreaterThan(370_000)
      expect(originationFeeBps).toBeGreaterThan(200)
    }
  })

  it('charges no more on a Texas homestead where a lender charges less', () => {
    const offers = offersOf(decide(modest, { ...facts, isTexasHomestead: true }))
    expect(new Set(offers.map(({ originationFeeBps }) => originationFeeBps))).toEqual(new Set([185]))
  })

  it('never offers more than the equity, the income or the lender allows, nor less than the least', () => {
    const anyFacts = fc.record({
      homeValueCents: fc.integer({ min: 1_000_000, max: 300_000_000 }),
      liensCents: fc.array(fc.integer({ min: 0, max: 60_000_000 }), { maxLength: 3 }),
      payoffCents: fc.integer({ min: 0, max: 20_000_000 }),
      score: fc.integer({ min: 300, max: 850 }),
      isBankrupt: fc.boolean(),
      monthlyDebtCents: fc.integer({ min: 0, max: 1_000_000 }),
      annualIncomeCents: fc.integer({ min: 0, max: 50_000_000 }),
      isTexasHomestead: fc.boolean(),
    })
    const { loanAmount, debtToIncome } = source.limits.limits
    fc.assert(
      fc.property(anyFacts, (known) => {
        const decision = decided(known)
        if (decision.outcome === 'DECLINE') {
          expect(decision.reasons).not.toEqual([])
          return
        }
        expect(decision.offers).not.toEqual([])
        const owed = known.liensCents.reduce((sum, cents) => sum + cents, 0)
        for (const { minAmount, maxAmount, rate, term } of decision.offers) {
          const cents = Math.round(maxAmount * 100)
          expect(minAmount).toBeGreaterThanOrEqual((loanAmount?.minCents ?? 0) / 100)
          expect(maxAmount).toBeGreaterThanOrEqual(minAmount)
          expect(cents).toBeLessThanOrEqual(loanAmount?.maxCents ?? 0)
          expect(owed + cents).toBeLessThanOrEqual(
            known.homeValueCents * (known.isTexasHomestead ? 0.8 : 0.85),
          )
          const payment = monthlyPayment(
            { principalCents: cents, ratePercent: rate, termYears: term, interestOnly: false },
            calendarOf(source.limits),
          )
          expect((known.monthlyDebtCents + payment) * 12 * 10_000).toBeLessThanOrEqual(
            known.annualIncomeCents * (debtToIncome?.maxBps ?? 0) + 1,
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})
