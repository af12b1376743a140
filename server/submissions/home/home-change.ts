import { newHome } from '../../applications/new-home.ts'
import { requireAdmission } from '../../registration/require-admission.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { matchedAnew } from '../parts/matched-anew.ts'
import { stillCleared } from '../parts/still-cleared.ts'
import { submission } from '../submission.ts'
import { movedTo } from './moved-to.ts'
import { requireHomeFree } from './require-home-free.ts'

const asked = answersOf('register/property-info', 'address', 'occupancy')

/** Changes the home for another, or back. The lender's licenses and the applicant's other applications are checked again. */
export const homeChange = submission(asked, async (input) => {
  const { tenant, application, answers, now } = input
  const { address, occupancy } = answers
  requireAdmission(tenant, { dob: application.profile.dob, state: address.state }, now, 'address.state')
  await requireHomeFree(input, address)
  const { property: { saleStatus } = {}, selectedPropertyUuid } = application.heloc
  const home = newHome({ address, occupancy, ...(saleStatus && { saleStatus }) })
  const { heloc, status, loanFile } = matchedAnew(application)
  const moved = movedTo(application, home.property)
  return {
    heloc: {
      ...heloc,
      ...home,
      ...moved.heloc,
      // The page that chooses the home was answered, and is not asked again.
      ...(selectedPropertyUuid && { selectedPropertyUuid: home.property.uuid }),
    },
    status,
    loanFile: { ...loanFile, ...moved.loanFile, ...stillCleared(application, 'FRAUD_ALERT') },
  }
})
