import { foundWhileReading } from '../found-while-reading.ts'

export const icuInvalid = foundWhileReading('icu-invalid', 'A message that does not parse cannot be shown.')
