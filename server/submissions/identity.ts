import { answerIdentityConditions } from '../conditions/identity-conditions.ts'
import { identitySides } from '../documents/identity-sides.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** Every side of the chosen document, among what was uploaded; documents of another kind leave the application. */
export const identity: SubmissionHandler = ({ tenant, application, values }) => {
  const answers = validateForm(tenant.forms, 'identity', values)
  return {
    ...identitySides(tenant, application, answers),
    loanFile: { conditions: answerIdentityConditions(tenant, application) },
  }
}
