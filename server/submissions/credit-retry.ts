import { answersOf } from '../validation/answers-of.ts'
import { pullAgain } from './pull-again.ts'
import { submission } from './submission.ts'

const asked = answersOf('error/timeout')

/** The bureau is asked once more, after it failed. */
export const creditRetry = submission(asked, ({ application }) => ({ status: pullAgain(application) }))
