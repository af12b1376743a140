import { validateForm } from '../validation/form-validator.ts'
import { pullAgain } from './pull-again.ts'
import type { SubmissionHandler } from './submission.ts'

/** The bureau is asked once more, after it failed. */
export const creditRetry: SubmissionHandler = ({ tenant, application, values }) => {
  validateForm(tenant.forms, 'error/timeout', values)
  return { status: pullAgain(application) }
}
