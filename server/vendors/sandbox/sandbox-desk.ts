import type { ReviewDesk } from '../ports/review-desk.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

export const sandboxDesk: ReviewDesk = {
  decide: async ({ documents = [], ...question }) => {
    const outcomes = ['', ...documents.map(({ name }) => name)].map(
      (fileName) => sandboxAnswer(sandbox.desk, { ...question, fileName }, isMet).outcome,
    )
    return outcomes.includes('REFUSED') ? 'REFUSED' : 'CLEARED'
  },
}

/** Matches a file name by a part of it, everything else as a whole. */
const isMet = (expected: string, actual: string, name: string): boolean =>
  name === 'fileName' ? actual.includes(expected) : actual === expected
