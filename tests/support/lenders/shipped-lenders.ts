import { type Source, type TenantJourney, tenantCodes, tenantJourney } from '#source'

/** Lenders of `tenants/`, without groups. */
export const shippedLenders = (source: Source): readonly TenantJourney[] =>
  tenantCodes(source).map((code) => tenantJourney(source, code))
