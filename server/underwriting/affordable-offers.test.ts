import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { affordableOffers, isAffordable } from './affordable-offers.ts'

const { tenants } = loadTenants(path.join(import.meta.dirname, '../..'))
const tenant = tenants.find(({ code }) => code === 'hearthline')
if (tenant === undefined) throw new Error('tenants/hearthline is gone.')

const offer = (term: number) => ({
  uuid: `00000000-0000-4000-8000-0000000000${term}`,
  term,
  rate: 9,
  minAmount: 15_000,
  maxAmount: 400_000,
  originationFeeBps: 300,
})
const offers = [offer(10), offer(30)]

describe('the offers that an income carries', () => {
  it('stay as they are for a large one', () => {
    const means = { annualIncomeCents: 100_000_000, monthlyDebtCents: 0 }
    expect(affordableOffers(tenant, offers, means)).toEqual(offers)
  })

  it('are none for an income that the debts use up', () => {
    expect(
      affordableOffers(tenant, offers, { annualIncomeCents: 2_400_000, monthlyDebtCents: 100_000 }),
    ).toEqual([])
  })

  it('leave out the shorter term, whose payment is higher, first', () => {
    const means = { annualIncomeCents: 3_000_000, monthlyDebtCents: 108_000 }
    expect(affordableOffers(tenant, offers, means).map(({ term }) => term)).toEqual([30])
  })

  it('always fit the income at their greatest amount, and never one step above it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 20_000_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        (income, debt) => {
          const means = { annualIncomeCents: income, monthlyDebtCents: debt }
          for (const { term, maxAmount } of affordableOffers(tenant, offers, means)) {
            expect(isAffordable(tenant, { offers, term, amount: maxAmount }, means)).toBe(true)
            const above = maxAmount + 1_000
            expect(above > 400_000 || !isAffordable(tenant, { offers, term, amount: above }, means)).toBe(
              true,
            )
          }
        },
      ),
    )
  })
})
