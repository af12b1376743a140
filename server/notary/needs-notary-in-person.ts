import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Tells whether the deed must be signed before a notary in person: the lender or the state of the home allows no video. */
export const needsNotaryInPerson = (tenant: Tenant, application: Application): boolean =>
  tenant.settings.features.eNotary === false ||
  tenant.journey.predicates.compile('eNotaryForbidden')(contextOf(application))
