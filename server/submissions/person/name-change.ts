import { answersOf } from '../../validation/answers-of.ts'
import { matchedAnew } from '../parts/matched-anew.ts'
import { requireUnbound } from '../parts/require-unbound.ts'
import { stillCleared } from '../parts/still-cleared.ts'
import { submission } from '../submission.ts'

const asked = answersOf('register/name', 'firstName', 'middleName', 'lastName', 'suffix')

/** Changes the whole legal name: a part that is left out is removed. */
export const nameChange = submission(asked, async (input) => {
  await requireUnbound(input)
  const { application, answers } = input
  const uuid = application.profile.name?.uuid
  const { heloc, status, loanFile } = matchedAnew(application)
  // The home is the same: what was said of its liens is asked about again, and not for the first time.
  const { liens = [] } = application.heloc
  return {
    profile: { name: { ...(uuid !== undefined && { uuid }), ...answers } },
    heloc: { ...heloc, liens },
    status,
    loanFile: { ...loanFile, ...stillCleared(application) },
  }
})
