import { Fragment } from 'react'
import { BesidePage } from '../../../../features/application/beside-page.tsx'
import { OfferRows } from '../../../../features/application/offer-rows.tsx'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { Money } from '../../../../kit/wording/money.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { AnimatedMoney } from './animated-money.tsx'
import type { Quote } from './quote-offers.ts'

export interface ChoiceSummaryProps {
  /** Chosen amount; undefined while there is none. */
  readonly cents: number | undefined
  /** Undefined while no offer or no amount is chosen. */
  readonly quote: Quote | undefined
}

/** Current choice, beside the page. */
export function ChoiceSummary({ cents, quote }: ChoiceSummaryProps) {
  const t = useCopy()
  return (
    <BesidePage>
      <section className="side-card" aria-labelledby="offer-choice-summary">
        <p className="side-title" id="offer-choice-summary">
          {t('product.select.choice.heading')}
        </p>
        {quote ? <ChosenFigures {...quote} /> : <AmountOnly cents={cents} />}
      </section>
    </BesidePage>
  )
}

function AmountOnly({ cents }: Pick<ChoiceSummaryProps, 'cents'>) {
  const t = useCopy()
  if (cents === undefined) return <p className="muted">{t('product.select.choice.noAmount')}</p>
  return (
    <div>
      <p className="side-lead">
        <Money dollars={cents / 100} />
      </p>
      <p className="muted">{t('product.select.choice.none')}</p>
    </div>
  )
}

function ChosenFigures({ offer, figures }: Quote) {
  const t = useCopy()
  const { context } = useOpenApplication()
  const isSoon = !useJourney().journey.predicates.compile('closesLater')(context)
  const { term, rate, interestOnly } = offer
  const rows = [
    ['shell.payout.received', figures.receivedCents],
    ['product.select.offer.interest', figures.interestCents],
  ] as const
  return (
    <>
      <p>
        <span className="side-lead">
          <AnimatedMoney cents={figures.paymentCents} />
        </span>{' '}
        <span className="muted">{t('shell.offer.perMonth')}</span>
      </p>
      <dl className="side-figures">
        <OfferRows
          apr={rate}
          initialDraw={figures.drawCents / 100}
          termYears={interestOnly ? undefined : term}
        />
        {rows.map(([label, cents]) => (
          <Fragment key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Money dollars={cents / 100} cents />
            </dd>
          </Fragment>
        ))}
      </dl>
      {isSoon && <p className="muted">{t('shell.offer.funding')}</p>}
    </>
  )
}
