import { answersOf } from '../validation/answers-of.ts'
import { pullAgain } from './parts/pull-again.ts'
import { submission } from './submission.ts'

const asked = answersOf('error/timeout')

/** Requests the credit report again after the bureau failed. */
export const creditRetry = submission(asked, ({ application }) => ({ status: pullAgain(application) }))
