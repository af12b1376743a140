import { foundWhileReading } from '../found-while-reading.ts'

export const pricingOutsideLimits = foundWhileReading(
  'pricing-outside-limits',
  'An offer beyond the figures that every page of the lender discloses is a false advertisement.',
)
