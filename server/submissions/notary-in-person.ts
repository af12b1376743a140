import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('notary/error')

/** The video session does not work for this applicant: the deed is signed before a notary in person. */
export const notaryInPerson = submission(asked, () => ({ status: { manualNotary: true } }))
