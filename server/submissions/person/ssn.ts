import { sealNumber } from '../../secrets/seal-number.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('credit/social', 'ssn')

/** Stores the social security number, with which the bureau looks again for a file that it did not find by name and address. */
export const ssn = submission(asked, ({ services, answers }) => ({
  profile: { hasSsn: true },
  loanFile: { ssn: sealNumber(services.secrets.dataKey, answers.ssn.replaceAll('-', '')) },
}))
