import { answerIdentityConditions } from '../../conditions/identity-conditions.ts'
import { identitySides } from '../../documents/uploads/identity-sides.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('identity', 'idType', 'documents')

/**
 * Stores every side of the chosen identity document among the uploads and removes documents of other kinds from the
 * application.
 */
export const identity = submission(asked, ({ tenant, application, answers }) => ({
  ...identitySides(tenant, application, answers),
  loanFile: { conditions: answerIdentityConditions(tenant, application) },
}))
