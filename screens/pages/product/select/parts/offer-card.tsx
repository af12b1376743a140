import { Fragment, type InputHTMLAttributes } from 'react'
import { type PayoutRow, usePayoutRows } from '../../../../features/application/use-payout-rows.tsx'
import { ChoiceCard } from '../../../../kit/ui/fields/choice-card.tsx'
import { Money } from '../../../../kit/wording/money.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { AnimatedMoney } from './animated-money.tsx'
import type { Quote } from './quote-offers.ts'
import { useTermsText } from './use-terms-text.tsx'

export interface OfferCardProps {
  readonly quote: Quote
  /** Whether the amount that it is shown for is chosen; otherwise the card names it. */
  readonly isStated: boolean
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

/**
 * Card of one offer: the payment first, then rate and term, then interest, fee and proceeds; once chosen, the whole payout. The
 * whole card is the label of its radio.
 */
export function OfferCard({ quote, isStated, input }: OfferCardProps) {
  const { offer, figures, isFitted, marks } = quote
  const termsText = useTermsText()
  const label = (
    <span className="offer">
      <span className="offer-terms">
        <span className="offer-payment">
          <AnimatedMoney cents={figures.paymentCents} /> <OfferPeriod />
        </span>
        <span>{termsText(offer)}</span>
        {marks.map((mark) => (
          <span key={mark} className="offer-mark">
            <Text id={`product.select.offer.mark.${mark}`} />
          </span>
        ))}
        {(isFitted || !isStated) && <ShownAmount {...quote} />}
        {figures.dueAtEndCents > 0 && <DueAtEnd {...quote} />}
      </span>
      <OfferCost {...quote} isChosen={isStated && input.checked === true} />
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

function ShownAmount({ offer, figures, isFitted }: Quote) {
  const t = useCopy()
  const { stated } = useFigures()
  const values = {
    min: stated(offer.minAmount),
    max: stated(offer.maxAmount),
    amount: stated(figures.amountCents / 100),
  }
  const said = isFitted ? 'amountFits' : 'shownFor'
  return <span className="muted small">{t(`product.select.offer.${said}`, values)}</span>
}

function DueAtEnd({ offer, figures }: Quote) {
  const { money } = useFigures()
  return (
    <span className="small">
      <Text
        id="product.select.offer.dueAtEnd"
        values={{ years: offer.term, amount: money(figures.dueAtEndCents / 100) }}
      />
    </span>
  )
}

/** Whether a row has the same amount in all offers: that is shown above them. */
const isAlike = (kind: PayoutRow['kind']) => kind === 'line' || kind === 'draw'

function OfferCost({ offer, figures, isChosen }: Quote & { readonly isChosen: boolean }) {
  const t = useCopy()
  const payoutRows = usePayoutRows()(figures, offer.originationFeeBps)
  const interest = {
    label: t('product.select.offer.interest'),
    value: <Money dollars={figures.interestCents / 100} cents />,
  }
  return (
    <span className="offer-fees small">
      {[interest, ...payoutRows.filter(({ kind }) => isChosen || !isAlike(kind))].map(({ label, value }) => (
        <Fragment key={label}>
          <span>{label}</span>
          {value}
        </Fragment>
      ))}
    </span>
  )
}
