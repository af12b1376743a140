import { describe, expect, it } from 'vitest'
import { loadProject, loadSource, tenantJourney } from '#source'
import type { OwnJourney } from './limits.ts'
import { lineTerms } from './line-terms.ts'

const source = loadSource()

function termsOf(code: string, change: (settings: ReturnType<typeof settingsOf>) => object = () => ({})) {
  const { journey, locale } = tenantJourney(source, code)
  const { limits } = (journey as OwnJourney).source // of this product
  const settings = settingsOf(code)
  return lineTerms({ ...settings, ...change(settings) }, limits, locale)
}

const settingsOf = (code: string) => tenantJourney(source, code).tenant

describe('the terms of a line', () => {
  it('are the facts that texts of the server may name', () => {
    expect(Object.keys(termsOf('hearthline')).sort()).toEqual(loadProject().serverFacts.toSorted())
  })

  it('are those of the product where a lender says nothing else', () => {
    expect(termsOf('hearthline')).toMatchObject({
      drawYears: '3 years',
      repaymentYears: '5, 10, 15, or 30 years',
      leastDraw: '$500',
      furtherDraws: 'PHONE',
      payments: 'AMORTIZING',
      earlyClosureFee: 'NONE',
      offerDays: '30 days',
      lockedBy: 'APPLICATION',
      rateKind: 'FIXED',
      highestRate: '8.99%',
    })
  })

  it('are a lender’s own where it says so: a bank may charge for ending the line early', () => {
    expect(termsOf('northlantern')).toMatchObject({
      furtherDraws: 'PHONE_OR_BRANCH',
      lateFee: '$25',
      lateAfter: '15 days',
      earlyClosureFee: '$450',
      earlyClosureYears: '3 years',
    })
  })

  it('give the example of the law on its balance: equal payments, or interest alone and the balance at the end', () => {
    expect(termsOf('hearthline')).toMatchObject({ exampleTerm: '30 years', examplePayment: '$80.39' })
    expect(termsOf('second-spring')).toMatchObject({
      payments: 'INTEREST_ONLY',
      exampleTerm: '15 years',
      examplePayment: '$76.00',
      exampleLastPayment: '$9,822.88',
    })
  })

  it('name the index and the highest rate of a rate that moves', () => {
    const moving = termsOf('hearthline', ({ terms, pricing }) => ({
      terms: { ...terms, floatingRate: { index: 'the Prime Rate', marginBps: 125, highestBps: 1500 } },
      pricing: { ...pricing, offers: pricing.offers.map((offer) => ({ ...offer, rateType: 'FLOATING' })) },
    }))
    expect(moving).toMatchObject({
      rateKind: 'FLOATING',
      highestRate: '15.00%',
      rateIndex: 'the Prime Rate',
      rateMargin: '1.25%',
    })
  })
})
