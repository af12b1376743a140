import { type Calendar, initialDraw, monthlyPayment, originationFee } from '#engine'
import type { Heloc } from '#generated/domain'

export type Offer = NonNullable<Heloc['offers']>[number]

/** What an offer costs at an amount, in cents. */
export interface OfferFigures {
  readonly amountCents: number
  readonly paymentCents: number
  readonly feeCents: number
  readonly drawCents: number
}

/** The amount wanted, brought into the range of the offer, in cents. */
export function fitAmount({ minAmount, maxAmount }: Offer, amountCents: number): number {
  return Math.min(Math.max(amountCents, toCents(minAmount)), toCents(maxAmount))
}

export function offerFigures(offer: Offer, wantedCents: number, calendar: Calendar): OfferFigures {
  const amountCents = fitAmount(offer, wantedCents)
  const drawCents = toCents(initialDraw({ amount: amountCents / 100 }) ?? 0)
  const terms = {
    principalCents: amountCents,
    ratePercent: offer.rate,
    termYears: offer.term,
    interestOnly: offer.interestOnly ?? false,
  }
  return {
    amountCents,
    paymentCents: monthlyPayment(terms, calendar),
    feeCents: originationFee(drawCents, offer.originationFeeBps),
    drawCents,
  }
}

export interface AmountRange {
  readonly minCents: number
  readonly maxCents: number
}

/** What may be asked for: the range of the chosen offer, or of all of them while none is chosen. */
export function amountRange(offers: readonly Offer[], chosen: Offer | undefined): AmountRange {
  const within = chosen ? [chosen] : offers
  return {
    minCents: toCents(Math.min(...within.map((offer) => offer.minAmount))),
    maxCents: toCents(Math.max(...within.map((offer) => offer.maxAmount))),
  }
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}
