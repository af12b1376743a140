import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (limits: JsonObject) =>
  lintPatched({ 'flows/limits.json': { limits } }, 'dollars-for-cents').map(({ pointer, message, hint }) =>
    [pointer, message, hint].join(' '),
  )

describe('dollars-for-cents', () => {
  it('reports a fee that is written in dollars', () => {
    expect(found({ valuationFee: { cents: 180 }, recordingFee: { maxCents: 315 } })).toEqual([
      '/limits/valuationFee/cents 180 cents are $1.80, less than any amount of a loan. If $180 are meant, write 18000.',
      '/limits/recordingFee/maxCents 315 cents are $3.15, less than any amount of a loan. If $315 are meant, write 31500.',
    ])
  })

  it('reports what a lender narrows an amount to', () => {
    const overrides = { limits: { limits: { loanAmount: { maxCents: 900 } } } }
    expect(lintPatched({ 'tenants/bank/tenant.json': { overrides } }, 'dollars-for-cents')).toMatchObject([
      { file: 'tenants/bank/tenant.json', pointer: '/overrides/limits/limits/loanAmount/maxCents' },
    ])
  })

  it('accepts what is free of charge, and numbers of other units', () => {
    expect(found({ valuationFee: { cents: 0 }, retry: { attempts: 5 } })).toEqual([])
  })

  it('reports a fee of a lender that is written in dollars', () => {
    const withFee = (lateFeeCents: number) =>
      lintPatched({ 'tenants/bank/tenant.json': { terms: { lateFeeCents } } }, 'dollars-for-cents')
    expect(withFee(25)).toMatchObject([
      { pointer: '/terms/lateFeeCents', message: '25 cents are $0.25, less than any fee of a line.' },
    ])
    expect(withFee(500)).toEqual([])
  })

  it('reports a fee of an offer that is written in percent', () => {
    const withFee = (originationFeeBps: number) => {
      const offers = [{ term: 10, aprBps: 800, originationFeeBps, rateType: 'FIXED' }]
      return lintPatched({ 'tenants/bank/tenant.json': { pricing: { offers } } }, 'dollars-for-cents')
    }
    expect(withFee(3)).toMatchObject([
      { pointer: '/pricing/offers/0/originationFeeBps', hint: 'If 3 percent are meant, write 300.' },
    ])
    expect([0, 75].flatMap(withFee)).toEqual([])
  })
})
