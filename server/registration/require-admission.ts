import { type Applicant, dayIn, findAdmissionFault, pacificZone } from '#engine'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Who may apply at all: with a property in a state where the lender holds a licence, and of the age that its law asks for.
 * Asked wherever a birth date or the state of a property is new; a refusal names the field that asks for it, where one form does.
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
