import { newHome } from '../../applications/new-home.ts'
import { unmatched } from '../../applications/unchecked.ts'
import { requireAdmission } from '../../registration/require-admission.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { stillCleared } from '../parts/still-cleared.ts'
import { submission } from '../submission.ts'
import { movedTo } from './moved-to.ts'
import { requireHomeFree } from './require-home-free.ts'

const asked = answersOf('review-app/property-address', 'address')

/**
 * Changes the address, as `homeChange` checks it. Nothing has been cleared about the home there. What was found out about it
 * stands, if the application was for it before.
 */
export const propertyAddress = submission(asked, async (input) => {
  const { tenant, application, answers, now } = input
  const { address } = answers
  requireAdmission(tenant, { dob: application.profile.dob, state: address.state }, now)
  await requireHomeFree(input, address)
  const { property: { occupancy, saleStatus } = {} } = application.heloc
  const home = newHome({ address, ...(occupancy && { occupancy }), ...(saleStatus && { saleStatus }) })
  const moved = movedTo(application, home.property)
  return {
    heloc: {
      ...unmatched.heloc,
      ...home,
      ...moved.heloc,
      selectedPropertyUuid: home.property.uuid,
    },
    loanFile: {
      ...moved.loanFile,
      ...(application.loanFile.signers && { signers: {} }),
      ...stillCleared(application, 'FRAUD_ALERT'),
    },
  }
})
