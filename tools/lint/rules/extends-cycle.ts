import { foundWhileReading } from '../found-while-reading.ts'

export const extendsCycle = foundWhileReading(
  'extends-cycle',
  'Lenders that extend each other in a circle have no beginning.',
)
