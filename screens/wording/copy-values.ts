import { limitValues, type MessageValues } from '#engine'
import { lenderFacts } from '#product'
import type { JourneyValue } from '../journey/journey-context.ts'

/** Returns the values that every message may use without receiving them: the limits and the lender's facts. */
export const copyValues = ({ journey, organization, locale }: JourneyValue): MessageValues => ({
  ...limitValues(journey.source.limits, locale),
  ...lenderFacts(organization),
})
