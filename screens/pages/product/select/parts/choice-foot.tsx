import { Money } from '../../../../kit/wording/money.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import type { Quote } from './quote-offers.ts'

export interface ChoiceFootProps {
  /** Chosen offer; undefined while no amount is chosen. */
  readonly quote: Quote | undefined
}

/** Choice that the button beside it submits: payment and amount. */
export function ChoiceFoot({ quote }: ChoiceFootProps) {
  const t = useCopy()
  if (!quote) return <p className="choice-foot small muted">{t('product.select.choice.noAmount')}</p>
  const { offer, figures } = quote
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
