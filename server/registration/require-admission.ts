import { dayIn, pacificZone } from '#engine'
import { type AdmissionFault, type Applicant, findAdmissionFault, sisterValues } from '#product'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Throws a Problem (422) unless somebody may apply: the property is in a state where the lender is licensed and not for sale, and
 * the applicant has the minimum age of that state. Called wherever a birth date or a property is new. `field` is the form field
 * that the refusal points to, if a single form asks for it.
 */
export function requireAdmission(tenant: Tenant, applicant: Applicant, now: Date, field?: string): void {
  const { licensedStates } = tenant.settings
  const { limits } = tenant.journey.source
  const fault = findAdmissionFault({ limits, licensedStates }, applicant, dayIn(pacificZone, now))
  if (fault === undefined) return
  const problem = problemOf(tenant, fault)
  throw field === undefined ? problem : problem.at(field)
}

function problemOf({ sisters }: Tenant, fault: AdmissionFault): Problem {
  if (fault.code === 'HOME_FOR_SALE' || fault.code === 'BORN_LATER') return new Problem(422, fault.code)
  if (fault.code === 'TOO_YOUNG') return new Problem(422, fault.code, { minimumAge: fault.years })
  const { state } = fault
  const { sister, sisterUrl } = sisterValues(sisters, state)
  return new Problem(422, 'STATE_NOT_LICENSED', { state, sister, sisterUrl })
}
