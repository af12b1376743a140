import { Money } from '../../../../kit/wording/money.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import type { Quote } from './quote-offers.ts'

/** Choice that the button beside it submits: payment and amount. */
export function ChoiceFoot({ offer, figures }: Quote) {
  const t = useCopy()
  const term = t('product.select.offer.term', { years: offer.term })
  return (
    <p className="choice-foot">
      <span>
        <b>
          <Money dollars={figures.paymentCents / 100} cents />
        </b>{' '}
        <span className="small">{t('product.select.offer.perMonth')}</span>
      </span>
      <span className="small muted">
        <Money dollars={figures.amountCents / 100} /> · {term}
      </span>
    </p>
  )
}
