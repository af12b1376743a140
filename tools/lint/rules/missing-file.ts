import { foundWhileReading } from '../found-while-reading.ts'

export const missingFile = foundWhileReading('missing-file', 'Every journey needs each flow file.')
