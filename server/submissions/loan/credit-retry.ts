import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'
import { pullAgain } from './pull-again.ts'

const asked = answersOf('error/timeout')

/** Requests the credit report again after the bureau failed. */
export const creditRetry = submission(asked, ({ application }) => ({ status: pullAgain(application) }))
