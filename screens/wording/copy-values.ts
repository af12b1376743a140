import { lenderFacts, limitValues, type MessageValues } from '#engine'
import type { JourneyValue } from '../journey/journey-context.ts'

/** What any sentence may say without being given it: the limits and the lender's own facts. */
export const copyValues = ({ journey, organization, locale }: JourneyValue): MessageValues => ({
  ...limitValues(journey.source.limits, locale),
  ...lenderFacts(organization),
})
