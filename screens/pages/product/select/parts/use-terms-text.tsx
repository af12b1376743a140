import type { ReactNode } from 'react'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import type { LineOffer } from './offer-figures.ts'

/** Returns a function that formats term and rate of an offer in one line, with the kind of payment if it is unusual. */
export function useTermsText(): (offer: LineOffer) => ReactNode {
  const t = useCopy()
  const { percent } = useFigures()
  return ({ term, rate, rateType = 'UNKNOWN', interestOnly }) => (
    <>
      <b>{t('product.select.offer.term', { years: term })}</b> ·{' '}
      {t('product.select.offer.rate', { rate: percent(rate), type: rateType })}
      {interestOnly && ` · ${t('product.select.offer.interestOnly')}`}
    </>
  )
}
