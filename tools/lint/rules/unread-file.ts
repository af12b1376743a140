import { foundWhileReading } from '../found-while-reading.ts'

export const unreadFile = foundWhileReading(
  'unread-file',
  'What nothing reads has no effect, whatever its author believes.',
)
