import type { CompleteTenant } from '#generated/tenant'

type Offer = CompleteTenant['pricing']['offers'][number]
type Addition = CompleteTenant['org']['orgPricingData'][number]

/** An offer with what the organisation service adds to it. */
export type OfferedPricing = Offer & Omit<Addition, 'term'>

/** What a lender offers, the organisation's pricing data merged in: into the offers of its term, or into all where it names none. */
export const offeredPricing = ({
  org,
  pricing,
}: Pick<CompleteTenant, 'org' | 'pricing'>): readonly OfferedPricing[] =>
  pricing.offers.map((offer) => {
    const additions = org.orgPricingData.filter(({ term }) => term === undefined || term === offer.term)
    return Object.assign({}, offer, ...additions)
  })
