import type { RefusalReason } from '#generated/domain'
import type { IdentityVerifier } from '../ports/identity-verifier.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

const reasons: readonly RefusalReason[] = ['UNREADABLE', 'EXPIRED', 'OTHER_PERSON']

export const sandboxIdentity: IdentityVerifier = {
  verify: async (documents) =>
    documents.flatMap(({ uuid, name }) => {
      const { outcome } = sandboxAnswer(sandbox.identity, { fileName: name }, (expected, actual) =>
        actual.includes(expected),
      )
      const reason = reasons.find((known) => known === outcome)
      return reason === undefined ? [] : [{ uuid, reason }]
    }),
}
