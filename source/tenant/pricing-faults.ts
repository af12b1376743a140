import type { LimitsSource } from '#engine'
import type { CompleteTenant } from '#generated/tenant'

/** Part of a lender's settings that limits bound. */
export interface PricingSource {
  readonly pricing: Pick<CompleteTenant['pricing'], 'offers'>
  readonly org: Pick<CompleteTenant['org'], 'orgPricingData'>
}

export interface PricingFault {
  /** Pointer within the settings. */
  readonly pointer: string
  readonly message: string
}

/**
 * Faults of offers outside the footer's figures (flows/limits.json), with or without the discount for autopay, and of two
 * with the same term and rate.
 */
export const pricingFaults = (
  { pricing: { offers }, org: { orgPricingData } }: PricingSource,
  { limits }: LimitsSource,
): readonly PricingFault[] =>
  offers.flatMap(({ term, aprBps, originationFeeBps, rateType }, index) => {
    const twin = offers.findIndex((other) => other.term === term && other.rateType === rateType)
    const pointer = `/pricing/offers/${index}`
    const discount = Math.max(
      0,
      ...orgPricingData
        .filter((each) => each.term === undefined || each.term === term)
        .map(({ autopayDiscountBps = 0 }) => autopayDiscountBps),
    )
    const apr = beyond(`${pointer}/aprBps`, 'An APR', aprBps, limits.apr)
    const less = `With autopay, which takes off ${percent(discount)}, an APR`
    return [
      ...(apr.length > 0 || discount === 0
        ? apr
        : beyond(`${pointer}/aprBps`, less, aprBps - discount, limits.apr)),
      ...beyond(
        `${pointer}/originationFeeBps`,
        'An origination fee',
        originationFeeBps,
        limits.originationFee,
      ),
      ...(twin < index
        ? [
            {
              pointer: `${pointer}/term`,
              message: `There is an offer of ${term} years at a ${rateType} rate already.`,
            },
          ]
        : []),
    ]
  })

function beyond(
  pointer: string,
  what: string,
  bps: number,
  limit: Readonly<Record<string, number>> | undefined,
): readonly PricingFault[] {
  const { minBps = 0, maxBps = Number.POSITIVE_INFINITY } = limit ?? {}
  if (bps >= minBps && bps <= maxBps) return []
  const bound =
    bps < minBps
      ? `less than the minimum of ${percent(minBps)}`
      : `more than the maximum of ${percent(maxBps)}`
  return [{ pointer, message: `${what} of ${percent(bps)} is ${bound} that flows/limits.json allows.` }]
}

const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`
