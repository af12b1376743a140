import { fullName } from '../applications/full-name.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The borrower takes the application back; the process says until when. */
export const withdrawal: SubmissionHandler = ({ tenant, application, values, now }) => {
  validateForm(tenant.forms, 'dashboard/withdraw', values)
  return {
    heloc: { cancellation: { kind: 'WITHDRAWN', at: now.toISOString(), by: fullName(application.profile) } },
    letters: [{ channel: 'MAIL', template: 'withdrawn' }],
  }
}
