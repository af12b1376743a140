import { loadAllOf } from '../applications/application-store.ts'
import { newHome } from '../applications/new-home.ts'
import { requireAdmission } from '../registration/require-admission.ts'
import { requireOtherHome } from '../registration/require-other-home.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('register/property-info', 'address', 'occupancy')

/** Changes the home. The lender's licenses and the applicant's other applications are checked again. */
export const homeChange = submission(asked, async ({ tx, tenant, application, answers, now }) => {
  const { address, occupancy } = answers
  requireAdmission(tenant, { dob: application.profile.dob, state: address.state }, now, 'address.state')
  const all = await loadAllOf(tx, application.owner)
  requireOtherHome(
    tenant,
    all.filter(({ uuid }) => uuid !== application.uuid),
    address,
  )
  const { saleStatus } = application.heloc.property ?? {}
  return { heloc: newHome({ address, occupancy, ...(saleStatus && { saleStatus }) }) }
})
