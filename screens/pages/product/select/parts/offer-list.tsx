import { FieldGroup } from '../../../../kit/ui/fields/field.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { OfferCard } from './offer-card.tsx'
import type { LineOffer } from './offer-figures.ts'
import type { Quote } from './quote-offers.ts'

export interface OfferListProps {
  readonly id: string
  readonly quotes: readonly Quote[]
  readonly chosen: LineOffer | undefined
  /** Whether the amount that the offers are shown for is chosen. */
  readonly isStated: boolean
  readonly error: string | undefined
  readonly onChoose: (offer: LineOffer) => void
}

/** List of the offers, one below another, so that payments and rates can be compared. */
export function OfferList({ id, quotes, chosen, isStated, error, onChoose }: OfferListProps) {
  const t = useCopy()
  const texts = {
    id,
    label: <span className="offer-heading">{t('product.select.offers.heading')}</span>,
    help: t('product.select.offer.draw.help'),
    error,
  }
  const cards = quotes.map((quote) => {
    const { offer } = quote
    const input = {
      name: id,
      value: offer.uuid,
      checked: offer === chosen,
      onChange: () => onChoose(offer),
    }
    return <OfferCard key={offer.uuid} {...{ quote, input, isStated }} />
  })
  return (
    <FieldGroup radios {...texts}>
      <div className="choices offer-choice">{cards}</div>
    </FieldGroup>
  )
}
