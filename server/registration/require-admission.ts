import { type Applicant, dayIn, findAdmissionFault, pacificZone } from '#engine'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Throws a Problem (422) unless somebody may apply: the property is in a state where the lender is licensed, and the applicant
 * has the minimum age of that state. Called wherever a birth date or the state of a property is new. `field` is the form field
 * that the refusal points to, if a single form asks for it.
 */
export function requireAdmission(tenant: Tenant, applicant: Applicant, now: Date, field?: string): void {
  const { licensedStates } = tenant.settings
  const { limits } = tenant.journey.source
  const fault = findAdmissionFault({ limits, licensedStates }, applicant, dayIn(pacificZone, now))
  if (fault === undefined) return
  const problem =
    fault.code === 'TOO_YOUNG'
      ? new Problem(422, 'TOO_YOUNG', { minimumAge: fault.years })
      : new Problem(422, 'STATE_NOT_LICENSED', { state: fault.state })
  throw field === undefined ? problem : problem.at(field)
}
