import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { ReviewDesk } from './vendors.ts'

export const sandboxDesk: ReviewDesk = {
  decide: async (question) =>
    sandboxAnswer(sandbox.desk, question).outcome === 'REFUSED' ? 'REFUSED' : 'CLEARED',
}
