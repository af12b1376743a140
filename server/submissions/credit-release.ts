import { seal } from '../secrets/seal.ts'
import { answersOf } from '../validation/answers-of.ts'
import { pullAgain } from './pull-again.ts'
import { submission } from './submission.ts'

const asked = answersOf('credit/error', 'pin')

/** The applicant lifted the lock or the freeze, or gives the PIN that opens the file. The PIN serves one pull. */
export const creditRelease = submission(asked, ({ application, services, answers }) => {
  const { pin } = answers
  return {
    status: pullAgain(application),
    loanFile: { creditPin: pin === undefined ? undefined : seal(services.secrets.dataKey, pin) },
  }
})
