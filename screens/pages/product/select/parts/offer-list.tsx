import { FieldGroup } from '../../../../ui/fields/field.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { OfferCard } from './offer-card.tsx'
import type { LineOffer, OfferFigures } from './offer-figures.ts'

export interface OfferListProps {
  readonly id: string
  readonly offers: readonly LineOffer[]
  readonly figuresOf: (offer: LineOffer) => OfferFigures
  readonly wantedCents: number
  readonly chosen: LineOffer | undefined
  readonly error: string | undefined
  readonly onChoose: (offer: LineOffer) => void
}

/** The offers under each other, so that payments, rates and fees can be compared down the page. */
export function OfferList({ id, offers, figuresOf, wantedCents, chosen, error, onChoose }: OfferListProps) {
  const t = useCopy()
  const texts = {
    id,
    label: <span className="offer-heading">{t('product.select.offers.heading')}</span>,
    help: t('product.select.offer.draw.help'),
    error,
  }
  const cards = offers.map((offer) => {
    const figures = figuresOf(offer)
    const input = {
      name: id,
      value: offer.uuid,
      checked: offer === chosen,
      onChange: () => onChoose(offer),
      'aria-invalid': error ? (true as const) : undefined,
    }
    return (
      <OfferCard
        key={offer.uuid}
        {...{ offer, figures, input }}
        fitted={figures.amountCents !== wantedCents}
      />
    )
  })
  return (
    <FieldGroup {...texts}>
      <div className="choices offer-choice">{cards}</div>
    </FieldGroup>
  )
}
