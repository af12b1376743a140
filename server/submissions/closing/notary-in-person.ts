import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('notary/error')

/** Switches to a notary in person, who costs nothing: only who could have met one by video can switch. */
export const notaryInPerson = submission(asked, () => ({
  status: { manualNotary: true, notaryVisitFree: true },
}))
