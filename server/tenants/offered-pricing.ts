import type { CompleteTenant } from '#generated/tenant'

type Offer = CompleteTenant['pricing']['offers'][number]
type Addition = CompleteTenant['org']['orgPricingData'][number]

/** Offer merged with the organisation service's additions. */
export type OfferedPricing = Offer & Omit<Addition, 'term'>

/**
 * Returns a lender's offers, merged with the organisation's pricing data: with the offers of its term, or with all if it names
 * none.
 */
export const offeredPricing = ({
  org,
  pricing,
}: Pick<CompleteTenant, 'org' | 'pricing'>): readonly OfferedPricing[] =>
  pricing.offers.map((offer) => {
    const additions = org.orgPricingData.filter(({ term }) => term === undefined || term === offer.term)
    return Object.assign({}, offer, ...additions)
  })
