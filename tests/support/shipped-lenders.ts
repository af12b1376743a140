import { asJsonObject, type EffectiveJourney, effectiveJourney, type Source, tenantFiles } from '#source'

/** Every lender of `tenants/`, groups aside. */
export const shippedLenders = (source: Source): readonly EffectiveJourney[] =>
  [...tenantFiles(source)]
    .filter(([, { value }]) => asJsonObject(value).abstract !== true)
    .map(([code]) => effectiveJourney(source, code))
