import type { Tenant } from '../tenants/tenant.ts'

export interface OfferCaps {
  /** All debts on the home, by its value. */
  readonly maxCltvBps: number
  /** Origination fee, by the draw. */
  readonly maxFeesBps: number
}

/** Returns the lender's caps of its offers, on a homestead in Texas within those of its constitution (XVI 50(a)(6)(B) and (E)). */
export function offerCaps({ settings, journey }: Tenant, isTexasHomestead: boolean): OfferCaps {
  const { limits } = journey.source.limits
  const own = {
    maxCltvBps: settings.pricing.maxCltvBps,
    maxFeesBps: limits.originationFee?.maxBps ?? Number.NaN,
  }
  if (!isTexasHomestead) return own
  const [cltv, fees] = [limits.texasCltv.maxBps, limits.texasFees.maxBps]
  if (cltv === undefined || fees === undefined)
    throw new Error('flows/limits.json lacks what may be lent on a homestead in Texas.')
  return { maxCltvBps: Math.min(own.maxCltvBps, cltv), maxFeesBps: Math.min(own.maxFeesBps, fees) }
}
