import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** Asked for reporting alone (12 CFR 1003); underwriting never reads the answers. */
export const demographics: SubmissionHandler = ({ tenant, values }) => ({
  loanFile: { demographics: validateForm(tenant.forms, 'start/hmda', values) },
  heloc: { hasHmda: true },
})
