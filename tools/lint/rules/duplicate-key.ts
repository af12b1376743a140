import { foundWhileReading } from '../found-while-reading.ts'

export const duplicateKey = foundWhileReading(
  'duplicate-key',
  'Of two equal keys only the last counts, so that what a reviewer reads may not be what runs.',
)
