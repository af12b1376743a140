import { describe, expect, it } from 'vitest'
import { loadSource, tenantJourney } from '#source'
import { offeredPricing } from './offered-pricing.ts'

const { tenant } = tenantJourney(loadSource(), 'hearthline')
const merged = (orgPricingData: typeof tenant.org.orgPricingData) =>
  offeredPricing({ ...tenant, org: { ...tenant.org, orgPricingData } })

describe('the pricing in the organisation information', () => {
  it('is what underwriting offers', () => {
    expect(merged([])).toEqual(tenant.pricing.offers)
  })

  it('takes in what the organisation adds: to all offers, or to those of a term', () => {
    const added = merged([{ autopayDiscountBps: 25 }, { term: 30, autopayDiscountBps: 50 }])
    expect(added.map(({ term, autopayDiscountBps }) => [term, autopayDiscountBps])).toEqual(
      tenant.pricing.offers.map(({ term }) => [term, term === 30 ? 50 : 25]),
    )
    expect(added.map(({ aprBps }) => aprBps)).toEqual(tenant.pricing.offers.map(({ aprBps }) => aprBps))
  })
})
