import { Money } from '../../kit/wording/money.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import type { SidebarFigures } from './offer-figures.ts'

/** Rows of an offer in a list of figures: APR, initial draw, and the fixed term of a line that is not interest-only. */
export function OfferRows({ apr, initialDraw, termYears }: Omit<SidebarFigures, 'monthlyPayment'>) {
  const t = useCopy()
  const { percent } = useFigures()
  return (
    <>
      <dt>{t('shell.offer.apr')}</dt>
      <dd>{percent(apr)}</dd>
      <dt>{t('shell.offer.initialDraw')}</dt>
      <dd>
        <Money dollars={initialDraw} cents />
      </dd>
      {termYears !== undefined && (
        <>
          <dt>{t('shell.offer.term')}</dt>
          <dd>{t('shell.offer.years', { years: termYears })}</dd>
        </>
      )}
    </>
  )
}
