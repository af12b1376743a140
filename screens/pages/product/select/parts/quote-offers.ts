import type { Calendar } from '#engine'
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

/** Returns quotes of all offers, in their order. Only offers that cover the whole amount are compared for the marks. */
export function quoteOffers(
  offers: readonly LineOffer[],
  wanted: WantedLine,
  calendar: Calendar,
): readonly Quote[] {
  const all = offers.map((offer) => {
    const figures = offerFigures(offer, wanted, calendar)
    return { offer, figures, isFitted: figures.amountCents !== wanted.wantedCents }
  })
  const covering = all.filter(({ isFitted }) => !isFitted).map(({ figures }) => figures)
  return all.map((quote) => ({ ...quote, marks: marksOf(quote.figures, covering) }))
}

/** Returns the figures in which an offer is better than every other one. A single offer, or a tie, has no mark. */
function marksOf(figures: OfferFigures, covering: readonly OfferFigures[]): readonly OfferMark[] {
  const others = covering.filter((other) => other !== figures)
  if (others.length === 0 || others.length === covering.length) return []
  return Object.entries(marks).flatMap(([mark, figure]) =>
    others.every((other) => figures[figure] < other[figure]) ? [mark as OfferMark] : [],
  )
}
