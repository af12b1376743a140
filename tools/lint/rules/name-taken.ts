import { foundWhileReading } from '../found-while-reading.ts'

export const nameTaken = foundWhileReading(
  'name-taken',
  'Applicants of one lender who come to the pages of another give their data to the wrong one.',
)
