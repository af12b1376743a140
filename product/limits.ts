import type { Journey, JourneySource, LimitSource, LimitsSource } from '#engine'
import type { LimitId } from '#generated/ids'

/** Limits of this product: one that flows/limits.json lacks cannot be read. */
export type Limits = Omit<LimitsSource, 'limits'> & {
  readonly limits: { readonly [Name in LimitId]: LimitSource }
}

/** Journey of this product. */
export type OwnJourney = Omit<Journey, 'source'> & {
  readonly source: Omit<JourneySource, 'limits'> & { readonly limits: Limits }
}
