import { seal } from '../../secrets/seal.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'
import { pullAgain } from './pull-again.ts'

const asked = answersOf('credit/error', 'pin')

/**
 * Requests the credit report again after the applicant lifted the lock or freeze, or gave the PIN of the file. The PIN is used
 * for one pull.
 */
export const creditRelease = submission(asked, ({ application, services, answers }) => {
  const { pin } = answers
  return {
    status: pullAgain(application),
    loanFile: { creditPin: pin === undefined ? undefined : seal(services.secrets.dataKey, pin) },
  }
})
