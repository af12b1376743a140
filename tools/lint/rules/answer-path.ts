import { foundWhileReading } from '../found-while-reading.ts'

export const answerPath = foundWhileReading(
  'answer-path',
  'An answer that cannot be kept where its field says is lost, or takes the place of another; one that is kept in the wrong place is read by people who have no need of it.',
)
