import { type EffectiveJourney, effectiveJourney, type Source } from '#source'
import { tenantCodes } from '../../tools/scenario/play-all.ts'

/** Every lender of `tenants/`, groups aside. */
export const shippedLenders = (source: Source): readonly EffectiveJourney[] =>
  tenantCodes(source).map((code) => effectiveJourney(source, code))
