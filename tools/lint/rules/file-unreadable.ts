import { foundWhileReading } from '../found-while-reading.ts'

export const fileUnreadable = foundWhileReading(
  'file-unreadable',
  'Nobody knows what a file says that cannot be read, so nothing that depends on it is known to be sound.',
)
