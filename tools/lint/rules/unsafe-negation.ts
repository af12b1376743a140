import { foundWhileReading } from '../found-while-reading.ts'

export const unsafeNegation = foundWhileReading(
  'unsafe-negation',
  'The negation of a condition on something absent would hold, so that what is unknown would pass.',
)
