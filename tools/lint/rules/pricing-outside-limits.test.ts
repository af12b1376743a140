import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const offer = { term: 10, aprBps: 800, originationFeeBps: 299, rateType: 'FIXED' }

const faultsOf = (offers: readonly object[], more: (tree: Tree) => void = () => undefined) =>
  lintSample((tree) => {
    tree['tenants/bank/tenant.json'].pricing.offers = offers
    more(tree)
  }, 'pricing-outside-limits').map(({ pointer, message }) => [pointer, message])

describe('pricing-outside-limits', () => {
  it('reports a rate beyond what the footer says', () => {
    expect(faultsOf([{ ...offer, aprBps: 1721 }])).toEqual([
      [
        '/pricing/offers/0/aprBps',
        'An APR of 17.21% is more than the maximum of 17.20% that flows/limits.json allows.',
      ],
    ])
    expect(faultsOf([{ ...offer, aprBps: 759 }])).toEqual([
      [
        '/pricing/offers/0/aprBps',
        'An APR of 7.59% is less than the minimum of 7.60% that flows/limits.json allows.',
      ],
    ])
  })

  it('reports a fee beyond it', () => {
    expect(faultsOf([offer, { ...offer, term: 5, originationFeeBps: 500 }])).toEqual([
      [
        '/pricing/offers/1/originationFeeBps',
        'An origination fee of 5.00% is more than the maximum of 4.99% that flows/limits.json allows.',
      ],
    ])
  })

  it('goes by the limits as the lender narrows them', () => {
    const faults = faultsOf([offer], (tree) => {
      tree['tenants/bank/tenant.json'].overrides = { limits: { limits: { apr: { maxBps: 790 } } } }
    })
    expect(faults).toEqual([
      [
        '/pricing/offers/0/aprBps',
        'An APR of 8.00% is more than the maximum of 7.90% that flows/limits.json allows.',
      ],
    ])
  })

  it('reports a rate that autopay takes below it, for the terms that have the discount', () => {
    const discounted = (pricing: object) =>
      faultsOf([{ ...offer, aprBps: 780 }], (tree) => {
        tree['tenants/bank/tenant.json'].org.orgPricingData = [pricing]
      })
    expect(discounted({ autopayDiscountBps: 25 })).toEqual([
      [
        '/pricing/offers/0/aprBps',
        'With autopay, which takes off 0.25%, an APR of 7.55% is less than the minimum of 7.60% that flows/limits.json allows.',
      ],
    ])
    expect(discounted({ autopayDiscountBps: 20 })).toEqual([])
    expect(discounted({ term: 15, autopayDiscountBps: 25 })).toEqual([])
  })

  it('reports two offers of one term and kind of rate', () => {
    expect(faultsOf([offer, { ...offer, aprBps: 810 }])).toEqual([
      ['/pricing/offers/1/term', 'There is an offer of 10 years at a FIXED rate already.'],
    ])
  })

  it('accepts the bounds themselves', () => {
    expect(
      faultsOf([
        { ...offer, aprBps: 760, originationFeeBps: 499 },
        { ...offer, term: 5, aprBps: 1720 },
      ]),
    ).toEqual([])
  })
})
