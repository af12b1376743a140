import type { LimitsSource } from '#engine'
import type { CompleteTenant } from '#generated/tenant'

/** Part of a lender's pricing that limits bound. */
export type PricingSource = Pick<CompleteTenant['pricing'], 'offers'>

export interface PricingFault {
  /** Pointer within the pricing. */
  readonly pointer: string
  readonly message: string
}

/** Faults of offers outside the footer's figures (flows/limits.json), and of two with the same term and rate. */
export const pricingFaults = ({ offers }: PricingSource, { limits }: LimitsSource): readonly PricingFault[] =>
  offers.flatMap(({ term, aprBps, originationFeeBps, rateType }, index) => {
    const twin = offers.findIndex((other) => other.term === term && other.rateType === rateType)
    return [
      ...beyond(`/offers/${index}/aprBps`, 'An APR', aprBps, limits.apr),
      ...beyond(
        `/offers/${index}/originationFeeBps`,
        'An origination fee',
        originationFeeBps,
        limits.originationFee,
      ),
      ...(twin < index
        ? [
            {
              pointer: `/offers/${index}/term`,
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
  const bound = bps < minBps ? `the least of ${percent(minBps)}` : `the most of ${percent(maxBps)}`
  return [
    { pointer, message: `${what} of ${percent(bps)} is beyond ${bound} that flows/limits.json allows.` },
  ]
}

const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`
