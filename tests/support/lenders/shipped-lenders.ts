import { type Source, type TenantJourney, tenantCodes, tenantJourney } from '#source'

/** Every lender of `tenants/`, groups aside. */
export const shippedLenders = (source: Source): readonly TenantJourney[] =>
  tenantCodes(source).map((code) => tenantJourney(source, code))
