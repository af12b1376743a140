import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../tests/support/lint/lint-patched.ts'

const faultsIn = (bank: JsonObject, rule = 'line-terms') =>
  lintPatched({ 'tenants/bank/tenant.json': bank }, rule).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

const offer = { term: 5, aprBps: 815, originationFeeBps: 299, rateType: 'FIXED' }
const floating = { ...offer, rateType: 'FLOATING' }
const moves = (highestBps: number) => ({ index: 'Prime Rate', marginBps: 100, highestBps })

describe('line-terms', () => {
  it.each([
    'drawYears',
    'leastDrawCents',
    'drawsAtOffices',
    'annualFeeCents',
    'drawFeeCents',
    'lateFeeCents',
    'lateAfterDays',
    'earlyClosureFeeCents',
    'earlyClosureYears',
    'offerDays',
    'applicationLocks',
  ])('leaves it to the schema to refuse a lender that does not say %s', (term) => {
    const found = faultsIn({ terms: { [term]: null } }, 'schema')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^/terms .*"${term}"`))
  })

  it('reports a draw period that does not end before the shortest term', () => {
    const drawing = (drawYears: number) => faultsIn({ pricing: { offers: [offer] }, terms: { drawYears } })
    expect(drawing(5)).toEqual([
      '/terms/drawYears The draw period of 5 years does not end before the shortest term on offer, 5 years.',
    ])
    expect(drawing(4)).toEqual([])
  })

  it('reports a fee for ending the line early without a time, and a time without a fee', () => {
    const closing = (earlyClosureFeeCents: number, earlyClosureYears: number) =>
      faultsIn({ terms: { earlyClosureFeeCents, earlyClosureYears } })
    expect(closing(45000, 0)).toEqual([
      '/terms/earlyClosureYears There is a fee for ending the line early, and no years in which it is due.',
    ])
    expect(closing(0, 3)).toEqual([
      '/terms/earlyClosureFeeCents There are years in which ending the line costs a fee, and the fee is nothing.',
    ])
    expect(closing(45000, 3)).toEqual([])
  })

  it('reports a rate that moves where nothing says by what and how far, or further than the footer says', () => {
    const moving = (floatingRate: JsonObject | null) =>
      faultsIn({ pricing: { offers: [floating] }, terms: { floatingRate } })
    expect(moving(null)).toEqual([
      '/pricing/offers/0/rateType The rate of this offer moves, and the terms do not say by what and how far.',
    ])
    expect(moving(moves(1800))).toEqual([
      '/terms/floatingRate/highestBps A highest rate of 18.00% is more than the 17.20% that flows/limits.json allows.',
    ])
    expect(moving(moves(1720))).toEqual([])
  })
})
