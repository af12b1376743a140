import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { IdentityVerifier } from './vendors.ts'

export const sandboxIdentity: IdentityVerifier = {
  verify: async (documents) => {
    const outcomes = documents.map(
      ({ name }) =>
        sandboxAnswer(sandbox.identity, { fileName: name }, (expected, actual) => actual.includes(expected))
          .outcome,
    )
    return outcomes.includes('REJECTED') ? 'REJECTED' : 'VERIFIED'
  },
}
