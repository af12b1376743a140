import type { Calendar } from '#engine'
import { type LineOffer, type OfferFigures, offerFigures, type WantedLine } from './offer-figures.ts'

/** An offer with its figures at the amount wanted, and what it is best at. */
export interface Quote {
  readonly offer: LineOffer
  readonly figures: OfferFigures
  /** The amount wanted lies outside this offer, so its own nearest amount is shown. */
  readonly isFitted: boolean
  readonly marks: readonly OfferMark[]
}

export type OfferMark = 'lowestPayment' | 'leastInterest'

const marks = { lowestPayment: 'paymentCents', leastInterest: 'interestCents' } as const

/** Quotes of all offers, in their order. Only offers that cover the whole amount are marked, and none while another has less of what it is praised for. */
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

/** Marks of the figures that are below those of all others: where two are alike, neither is best. */
function marksOf<Q extends Pick<Quote, 'figures'>>(quote: Q, all: readonly Q[]): readonly OfferMark[] {
  const others = all.filter((other) => other !== quote)
  return Object.entries(marks).flatMap(([mark, figure]) =>
    others.every((other) => quote.figures[figure] < other.figures[figure]) ? [mark as OfferMark] : [],
  )
}
