import { foundWhileReading } from '../found-while-reading.ts'

export const jsonSyntax = foundWhileReading(
  'json-syntax',
  'A file that does not parse takes its whole part of the journey away.',
)
