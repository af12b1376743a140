import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { RegistrationSteps } from './registration-steps.ts'

/** Who may apply at all: of age, and with a property in a state where the lender holds a licence. */
export function requireAdmission(
  tenant: Tenant,
  steps: Pick<RegistrationSteps, 'birthdate' | 'property-info'>,
  now: Date,
): void {
  const years = tenant.journey.source.limits.limits.minimumAge?.years
  if (years === undefined) throw new Error('flows/limits.json has no minimumAge.')
  if (ageOn(steps.birthdate.dob, now) < years) throw new Problem(422, 'TOO_YOUNG', { minimumAge: years })
  requireLicense(tenant, steps['property-info'].address.state)
}

/** The state of a property, in which the lender must hold a licence. */
export function requireLicense(tenant: Tenant, state: string): void {
  if (!tenant.settings.licensedStates.some((licensed) => licensed === state))
    throw new Problem(422, 'STATE_NOT_LICENSED', { state })
}

/** Whole years since a yyyy-MM-dd day, by the calendar: somebody born on 29 February is a year older on 1 March. */
export function ageOn(dob: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dob.split('-').map(Number)
  const years = now.getUTCFullYear() - year
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return hadBirthday ? years : years - 1
}
