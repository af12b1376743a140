import { randomUUID } from 'node:crypto'
import { requireAdmission } from '../registration/require-admission.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('review-app/property-address', 'address')

/** Changes the address. It is another property, about which nothing has been cleared yet. */
export const propertyAddress = submission(asked, ({ tenant, application, answers, now }) => {
  const { address } = answers
  requireAdmission(tenant, { dob: application.profile.dob, state: address.state }, now)
  const uuid = randomUUID()
  const { heloc, loanFile } = application
  const cleared = (loanFile.cleared ?? []).filter((subject) => subject === 'FRAUD_ALERT')
  return {
    heloc: {
      selectedPropertyUuid: uuid,
      property: { ...heloc.property, uuid, address, state: address.state },
      properties: [{ uuid, address }],
    },
    loanFile: { cleared },
  }
})
