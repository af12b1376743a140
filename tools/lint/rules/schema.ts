import { foundWhileReading } from '../found-while-reading.ts'

export const schema = foundWhileReading(
  'schema',
  'A value that nothing understands is ignored or crashes, and an unknown key is often a misspelt one.',
)
