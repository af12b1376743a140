import { foundWhileReading } from '../found-while-reading.ts'

export const brandFont = foundWhileReading(
  'brand-font',
  'A font that is missing, broken or heavy delays or breaks the first page of its lender, and one without its license must not be served.',
)
