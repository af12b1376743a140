import { undecided } from '../../applications/unchecked.ts'
import { requireAdmission } from '../../registration/require-admission.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { requireUnbound } from '../parts/require-unbound.ts'
import { stillCleared } from '../parts/still-cleared.ts'
import { withoutOffers } from '../parts/without-offers.ts'
import { submission } from '../submission.ts'

const asked = answersOf('register/birthdate', 'dob')

/** Changes the date of birth. The law of the property's state decides again whether the applicant may apply. */
export const birthdateChange = submission(asked, async (input) => {
  await requireUnbound(input)
  const { tenant, application, answers, now } = input
  const state = application.heloc.property?.address?.state
  requireAdmission(tenant, { dob: answers.dob, state }, now, 'dob')
  return {
    profile: { dob: answers.dob },
    heloc: withoutOffers(application),
    status: undecided,
    loanFile: stillCleared(application, 'OWNERSHIP', 'LAND_RECORDS'),
  }
})
