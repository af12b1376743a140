import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('start/hmda', 'ethnicity', 'race', 'sex')

/** Stores answers that are for reporting alone (12 CFR 1003); underwriting never reads them. */
export const demographics = submission(asked, ({ answers }) => ({
  loanFile: { demographics: answers },
  heloc: { hasHmda: true },
}))
