import type { LimitsSource } from '../source.ts'

/**
 * Fee for the valuation of a home by a person, in cents: none where its value has a source that makes the visit free
 * (`freeValuationSources`), as an automated valuation does (core specification 1).
 */
export const valuationFeeCents = (
  { limits, freeValuationSources = [] }: LimitsSource,
  valueSource: string | undefined,
): number =>
  freeValuationSources.some((source) => source === valueSource)
    ? 0
    : (limits.valuationFee?.cents ?? Number.NaN)
