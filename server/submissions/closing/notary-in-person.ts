import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('notary/error')

/** Switches to a notary in person, because the video session does not work for this applicant. */
export const notaryInPerson = submission(asked, () => ({ status: { manualNotary: true } }))
