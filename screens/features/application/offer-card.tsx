import { useId } from 'react'
import { Money } from '../../kit/wording/money.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { OfferRows } from './offer-rows.tsx'
import { useShownOffer } from './use-shown-offer.ts'

/**
 * Card with the chosen offer, the monthly payment first. Shown once rate and amount are known (specification, section 5).
 * While the applicant chooses another offer, it is called the earlier one. Once the deed is
 * signed, the page says the days to the funding.
 */
export function OfferCard() {
  const t = useCopy()
  const id = useId()
  const shown = useShownOffer()
  if (!shown) return null
  const { figures: offer, title, isSoon } = shown
  return (
    <section className="side-card" aria-labelledby={id}>
      <p className="side-title" id={id}>
        {title}
      </p>
      <p>
        <span className="side-lead">
          <Money dollars={offer.monthlyPayment} cents />
        </span>{' '}
        <span className="muted">{t('shell.offer.perMonth')}</span>
      </p>
      <dl className="side-figures">
        <OfferRows {...offer} />
      </dl>
      {isSoon && <p className="muted">{t('shell.offer.funding')}</p>}
    </section>
  )
}
