import { randomUUID } from 'node:crypto'
import { requireLicense } from '../registration/require-admission.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** Another address: another property, of which nobody has cleared anything yet. */
export const propertyAddress: SubmissionHandler = ({ tenant, application, values }) => {
  const { address } = validateForm(tenant.forms, 'review-app/property-address', values)
  requireLicense(tenant, address.state)
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
}
