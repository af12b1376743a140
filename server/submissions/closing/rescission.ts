import { signaturesOf } from '#product'
import { ownersOf } from '../../applications/owners.ts'
import { rescind } from '../../rescission/rescind.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { requireSignatureOf } from '../parts/signature-name.ts'
import { submission } from '../submission.ts'

const asked = answersOf('complete', 'cancelConsent', 'typedName')

/** Exercises the borrower's right to cancel. */
export const rescission = submission(asked, async (input) => {
  const { typedName } = input.answers
  requireSignatureOf(signaturesOf(input.application.profile.name), typedName)
  const [borrower] = ownersOf(input.application)
  if (borrower === undefined) throw new Error('An application has at least its borrower as owner.')
  return rescind(input, borrower, typedName)
})
