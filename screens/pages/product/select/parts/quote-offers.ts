import type { Calendar } from '#product'
import { type LineOffer, type OfferFigures, offerFigures, type WantedLine } from './offer-figures.ts'

/** Offer with its figures at the wanted amount, and its marks. */
export interface Quote {
  readonly offer: LineOffer
  readonly figures: OfferFigures
  /** Whether the wanted amount is outside this offer, so that its own nearest amount is shown. */
  readonly isFitted: boolean
  readonly marks: readonly OfferMark[]
}

export type OfferMark = 'lowestPayment' | 'leastInterest'

const marks = { lowestPayment: 'paymentCents', leastInterest: 'interestCents' } as const

/**
 * Returns quotes of all offers, in their order. Only an offer that covers the whole amount is marked, and only if no other offer
 * has less of the figure that the mark names.
 */
export function quoteOffers(
  offers: readonly LineOffer[],
  wanted: WantedLine,
  calendar: Calendar,
): readonly Quote[] {
  const all = offers.map((offer) => {
    const figures = offerFigures(offer, wanted, calendar)
    return { offer, figures, isFitted: figures.amountCents !== wanted.wantedCents }
  })
  const covering = all.filter(({ isFitted }) => !isFitted).length
  return all.map((quote) => ({ ...quote, marks: quote.isFitted || covering < 2 ? [] : marksOf(quote, all) }))
}

/** Returns the marks of the figures that are below those of all others. A tie has no mark. */
function marksOf<Q extends Pick<Quote, 'figures'>>(quote: Q, all: readonly Q[]): readonly OfferMark[] {
  const others = all.filter((other) => other !== quote)
  return Object.entries(marks).flatMap(([mark, figure]) =>
    others.every((other) => quote.figures[figure] < other.figures[figure]) ? [mark as OfferMark] : [],
  )
}
