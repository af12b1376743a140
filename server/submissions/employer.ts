import { toE164 } from '../registration/registration-steps.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The employer, and permission to ask them about the job. */
export const employer: SubmissionHandler = ({ tenant, values, now }) => {
  const { employerName, employerPhone, employerContact, employerEmail } = validateForm(
    tenant.forms,
    'income/employer-verification',
    values,
  )
  return {
    loanFile: {
      employer: {
        name: employerName,
        phone: toE164(employerPhone),
        ...(employerContact !== undefined && { contact: employerContact }),
        ...(employerEmail !== undefined && { email: employerEmail }),
        permittedAt: now.toISOString(),
      },
    },
    status: { employmentVerificationNeeded: false },
  }
}
