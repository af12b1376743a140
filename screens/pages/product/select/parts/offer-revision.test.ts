import { describe, expect, it } from 'vitest'
import { findRevision } from './offer-revision.ts'

const offer = { uuid: 'a', term: 10, rate: 8.4, minAmount: 15_000, maxAmount: 60_000, originationFeeBps: 299 }

describe('a revised offer', () => {
  it('is none while nothing was chosen', () => {
    expect(findRevision({}, [offer])).toBeUndefined()
  })

  it('says that less can be taken than was chosen', () => {
    expect(findRevision({ amount: 80_000, term: 10, rate: 8.4 }, [offer])).toEqual({
      amount: { before: 80_000, now: 60_000 },
    })
  })

  it('says that the rate of the chosen term has changed', () => {
    expect(findRevision({ amount: 50_000, term: 10, rate: 8.15 }, [offer])).toEqual({
      rate: { years: 10, before: 8.15, now: 8.4 },
    })
  })

  it('says that the chosen term is no longer offered', () => {
    expect(findRevision({ amount: 50_000, term: 30, rate: 9 }, [offer])).toEqual({ term: { years: 30 } })
  })

  it('is empty when what was chosen still holds', () => {
    expect(findRevision({ amount: 50_000, term: 10, rate: 8.4 }, [offer])).toEqual({})
  })
})
