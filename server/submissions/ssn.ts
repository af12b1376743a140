import { sealNumber } from '../secrets/seal-number.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The number by which the bureau finds the file that it did not find by name and address. */
export const ssn: SubmissionHandler = ({ tenant, services, values }) => {
  const answers = validateForm(tenant.forms, 'credit/social', values)
  return {
    profile: { hasSsn: true },
    loanFile: { ssn: sealNumber(services.secrets.dataKey, answers.ssn.replaceAll('-', '')) },
  }
}
