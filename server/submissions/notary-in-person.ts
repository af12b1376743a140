import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The video session does not work for this applicant: the deed is signed before a notary in person. */
export const notaryInPerson: SubmissionHandler = ({ tenant, values }) => {
  validateForm(tenant.forms, 'notary/error', values)
  return { status: { manualNotary: true } }
}
