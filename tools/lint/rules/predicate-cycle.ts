import { foundWhileReading } from '../found-while-reading.ts'

export const predicateCycle = foundWhileReading(
  'predicate-cycle',
  'Predicates that name each other in a circle have no answer.',
)
