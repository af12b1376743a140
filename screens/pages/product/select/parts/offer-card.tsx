import { Fragment, type InputHTMLAttributes } from 'react'
import { usePayoutRows } from '../../../../features/application/use-payout-rows.tsx'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'
import { Text } from '../../../../wording/text.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useFigures } from '../../../../wording/use-figures.ts'
import { AnimatedMoney } from './animated-money.tsx'
import type { LineOffer, OfferFigures } from './offer-figures.ts'

export interface OfferCardProps {
  readonly offer: LineOffer
  readonly figures: OfferFigures
  /** The amount asked for lies outside this offer, so its own nearest amount is shown. */
  readonly fitted: boolean
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

/** One offer: the payment leads, then rate and term, then what becomes of the line; the whole card is the label of its radio. */
export function OfferCard({ offer, figures, fitted, input }: OfferCardProps) {
  const label = (
    <span className="offer">
      <span className="offer-terms">
        <span className="offer-payment">
          <AnimatedMoney cents={figures.paymentCents} /> <OfferPeriod />
        </span>
        <OfferTerms offer={offer} />
        {fitted && <FittedAmount offer={offer} figures={figures} />}
      </span>
      <OfferPayout offer={offer} figures={figures} />
    </span>
  )
  return <ChoiceCard {...input} type="radio" label={label} />
}

function OfferPeriod() {
  return (
    <span className="offer-period">
      <Text id="product.select.offer.perMonth" />
    </span>
  )
}

function OfferTerms({ offer }: Pick<OfferCardProps, 'offer'>) {
  const t = useCopy()
  const { percent } = useFigures()
  const rate = t('product.select.offer.rate', {
    rate: percent(offer.rate),
    type: offer.rateType ?? 'UNKNOWN',
  })
  const term = t('product.select.offer.term', { years: offer.term })
  return (
    <span>
      <b>{term}</b> · {rate}
      {offer.interestOnly && ` · ${t('product.select.offer.interestOnly')}`}
    </span>
  )
}

function FittedAmount({ offer, figures }: Pick<OfferCardProps, 'offer' | 'figures'>) {
  const t = useCopy()
  const { money } = useFigures()
  const values = {
    min: money(offer.minAmount, 0),
    max: money(offer.maxAmount, 0),
    amount: money(figures.amountCents / 100, 0),
  }
  return <span className="muted small">{t('product.select.offer.amountFits', values)}</span>
}

function OfferPayout({ offer, figures }: Pick<OfferCardProps, 'offer' | 'figures'>) {
  const payoutRows = usePayoutRows()
  return (
    <span className="offer-fees small">
      {payoutRows(figures, offer.originationFeeBps).map(({ label, value }) => (
        <Fragment key={label}>
          <span>{label}</span>
          {value}
        </Fragment>
      ))}
    </span>
  )
}
