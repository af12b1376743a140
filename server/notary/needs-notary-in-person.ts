import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Tells whether a lender has no notary by video, whatever the state of the home. */
export const hasNoVideoNotary = ({ settings }: Pick<Tenant, 'settings'>): boolean =>
  settings.features.eNotary === false

/** Tells whether the deed must be signed before a notary in person: the lender or the state of the home allows no video. */
export const needsNotaryInPerson = (tenant: Tenant, application: Application): boolean =>
  hasNoVideoNotary(tenant) ||
  tenant.journey.predicates.compile('eNotaryForbidden')(contextOf(tenant, application))
