import { ownersOf } from '../rescission/owners.ts'
import { rescind } from '../rescission/rescind.ts'
import { validateForm } from '../validation/form-validator.ts'
import { requireSignatureOf, signaturesOf } from './signature-name.ts'
import type { SubmissionHandler } from './submission.ts'

/** The borrower uses the right to cancel. */
export const rescission: SubmissionHandler = async (input) => {
  const { typedName } = validateForm(input.tenant.forms, 'complete', input.values)
  requireSignatureOf(signaturesOf(input.application.profile.name), typedName)
  const [borrower] = ownersOf(input.application)
  if (borrower === undefined) throw new Error('An application has at least its borrower as owner.')
  return rescind(input, borrower, typedName)
}
