import { foundWhileReading } from '../found-while-reading.ts'

export const noLastResort = foundWhileReading(
  'no-last-resort',
  'A choice whose last variant has a condition may lead nowhere.',
)
