import type { Heloc } from '#generated/domain'
import { amortize, type Calendar, monthlyPayment, type Payout, resolvePayout } from '#product'

export type LineOffer = NonNullable<Heloc['offers']>[number]

/**
 * Costs and payout of an offer at an amount, in cents. Interest and balances assume that the whole line is drawn at the
 * start and paid on time at today's rate.
 */
export interface OfferFigures extends Payout {
  readonly paymentCents: number
  readonly interestCents: number
  /** Sum due with the last payment if only interest was paid before; otherwise 0. */
  readonly dueAtEndCents: number
  /** Balance at the start, after each year, and just before and after the last payment. */
  readonly balances: readonly Balance[]
}

export interface Balance {
  readonly year: number
  readonly cents: number
}

/** Returns the wanted amount, limited to the range of the offer, in cents. */
export const fitAmount = (offer: LineOffer, amountCents: number): number =>
  fitRange(amountRange([offer], offer), amountCents)

export const fitRange = ({ minCents, maxCents }: AmountRange, cents: number): number =>
  Math.min(Math.max(cents, minCents), maxCents)

export interface WantedLine {
  readonly wantedCents: number
  /** Data of the line so far: the draw that underwriting calculated, and the loans that it pays off. */
  readonly heloc: Pick<Heloc, 'uwCalculatedDrawAmount' | 'payoff'>
}

export function offerFigures(
  offer: LineOffer,
  { wantedCents, heloc }: WantedLine,
  calendar: Calendar,
): OfferFigures {
  const amountCents = fitAmount(offer, wantedCents)
  const { originationFeeBps } = offer
  const { uwCalculatedDrawAmount, payoff } = heloc
  const terms = {
    principalCents: amountCents,
    ratePercent: offer.rate,
    termYears: offer.term,
    interestOnly: offer.interestOnly ?? false,
  }
  const months = amortize(terms, calendar)
  const beforeLast = months.at(-2)?.balanceCents ?? amountCents
  const yearEnds = months.filter((_, index) => (index + 1) % calendar.monthsPerYear === 0)
  const ends = yearEnds.map(({ balanceCents }, index) => ({ year: index + 1, cents: balanceCents }))
  return {
    paymentCents: monthlyPayment(terms, calendar),
    interestCents: months.reduce((sum, { interestCents }) => sum + interestCents, 0),
    dueAtEndCents: terms.interestOnly ? beforeLast : 0,
    balances: [
      { year: 0, cents: amountCents },
      ...ends.slice(0, -1),
      { year: months.length / calendar.monthsPerYear, cents: beforeLast },
      { year: months.length / calendar.monthsPerYear, cents: 0 },
    ],
    ...resolvePayout({ amount: amountCents / 100, originationFeeBps, uwCalculatedDrawAmount, payoff }),
  }
}

export interface AmountRange {
  readonly minCents: number
  readonly maxCents: number
}

/** Returns the possible range: of the chosen offer, or of all of them while none is chosen. */
export function amountRange(offers: readonly LineOffer[], chosen: LineOffer | undefined): AmountRange {
  const within = chosen ? [chosen] : offers
  return {
    minCents: toCents(Math.min(...within.map((offer) => offer.minAmount))),
    maxCents: toCents(Math.max(...within.map((offer) => offer.maxAmount))),
  }
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}
