import { type EffectiveJourney, effectiveJourney, type Source, tenantCodes } from '#source'

/** Every lender of `tenants/`, groups aside. */
export const shippedLenders = (source: Source): readonly EffectiveJourney[] =>
  tenantCodes(source).map((code) => effectiveJourney(source, code))
