import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import { contextOf } from './context-of.ts'

/** Fee for the valuation of a home by a person, in cents: none where an automated value exists (core specification 1). */
export const valuationFeeCents = (tenant: Tenant, application: Application): number =>
  tenant.journey.predicates.compile('valuationIsFree')(contextOf(tenant, application))
    ? 0
    : (tenant.journey.source.limits.limits.valuationFee?.cents ?? Number.NaN)
