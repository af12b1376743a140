import type { InputHTMLAttributes } from 'react'
import { Money } from '../../../../journey/money.tsx'
import { Text } from '../../../../journey/text.tsx'
import { useCopy } from '../../../../journey/use-copy.ts'
import { useFigures } from '../../../../journey/use-figures.ts'
import { ChoiceCard } from '../../../../ui/choice-card.tsx'
import { AnimatedMoney } from './animated-money.tsx'
import type { Offer, OfferFigures } from './offer-figures.ts'

export interface OfferCardProps {
  readonly offer: Offer
  readonly figures: OfferFigures
  /** The amount asked for lies outside this offer, so its own nearest amount is shown. */
  readonly fitted: boolean
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

/** One offer: the payment leads, then rate and term, then the fees; the whole card is the label of its radio. */
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
      <OfferFees offer={offer} figures={figures} />
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

function OfferFees({ offer, figures }: Pick<OfferCardProps, 'offer' | 'figures'>) {
  const t = useCopy()
  const { percent } = useFigures()
  return (
    <span className="offer-fees small">
      <span>{t('product.select.offer.draw')}</span>
      <Money dollars={figures.drawCents / 100} cents />
      <span>{t('product.select.offer.fee', { percent: percent(offer.originationFeeBps / 100) })}</span>
      <Money dollars={figures.feeCents / 100} cents />
    </span>
  )
}
