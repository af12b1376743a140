import { seal } from '../secrets/seal.ts'
import { validateForm } from '../validation/form-validator.ts'
import { pullAgain } from './pull-again.ts'
import type { SubmissionHandler } from './submission.ts'

/** The applicant lifted the lock or the freeze, or gives the PIN that opens the file. The PIN serves one pull. */
export const creditRelease: SubmissionHandler = ({ tenant, application, services, values }) => {
  const { pin } = validateForm(tenant.forms, 'credit/error', values)
  return {
    status: pullAgain(application),
    loanFile: { creditPin: pin === undefined ? undefined : seal(services.secrets.dataKey, pin) },
  }
}
