import { randomUUID } from 'node:crypto'
import { requireAdmission } from '../registration/require-admission.ts'
import { answersOf } from '../validation/answers-of.ts'
import { requireHomeFree } from './parts/require-home-free.ts'
import { stillCleared } from './parts/still-cleared.ts'
import { submission } from './submission.ts'

const asked = answersOf('review-app/property-address', 'address')

/** Changes the address, as `homeChange` checks it. It is another property, about which nothing has been cleared yet. */
export const propertyAddress = submission(asked, async (input) => {
  const { tenant, application, answers, now } = input
  const { address } = answers
  requireAdmission(tenant, { dob: application.profile.dob, state: address.state }, now)
  await requireHomeFree(input, address)
  const uuid = randomUUID()
  const { heloc } = application
  return {
    heloc: {
      selectedPropertyUuid: uuid,
      property: { ...heloc.property, uuid, address, state: address.state },
      properties: [{ uuid, address }],
    },
    loanFile: stillCleared(application, 'FRAUD_ALERT'),
  }
})
