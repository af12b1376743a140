import {
  asJsonObject,
  type EffectiveJourney,
  effectiveJourney,
  isGroup,
  type Source,
  tenantFiles,
} from '#source'

/** Every lender of `tenants/`, groups aside. */
export const shippedLenders = (source: Source): readonly EffectiveJourney[] =>
  [...tenantFiles(source)]
    .filter(([, { value }]) => !isGroup(asJsonObject(value)))
    .map(([code]) => effectiveJourney(source, code))
