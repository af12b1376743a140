import type { Heloc } from '#generated/domain'
import { calendarOf, findPayout, monthlyPayment } from '#product'
import { usePayoutRows } from '../../../../features/application/use-payout-rows.tsx'
import { ChangeAnswer, ChangeWords, useOfferKept } from '../../../../features/editing/change-answer.tsx'
import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { Money } from '../../../../kit/wording/money.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { SummaryPart } from './summary-part.tsx'

/** Group with the chosen line of credit, its costs, and the amount that the applicant receives. */
export function LinePart({ heloc }: { readonly heloc: Heloc }) {
  const t = useCopy()
  const { journey } = useJourney()
  const { percent } = useFigures()
  const payoutRows = usePayoutRows()
  const change = useOfferKept(usePageSubmit('offer-change'))
  const { rate, term, interestOnly = false, originationFeeBps = 0, loanNumber } = heloc
  const payout = findPayout(heloc)
  if (payout === undefined || rate === undefined || term === undefined) return null
  const terms = { principalCents: payout.amountCents, ratePercent: rate, termYears: term, interestOnly }
  const payment = monthlyPayment(terms, calendarOf(journey.source.limits)) / 100
  return (
    <SummaryPart
      heading="start.appSummary.line.heading"
      isOpen
      rows={[
        {
          label: t('start.appSummary.line.payment'),
          value: <Money dollars={payment} cents />,
          action: (
            <ChangeAnswer submit={change}>
              <ChangeWords>{t('start.change.yourOffer')}</ChangeWords>
            </ChangeAnswer>
          ),
        },
        {
          label: t('shell.payout.firstPayment'),
          value: t('shell.payout.firstPaymentRule'),
        },
        ...payoutRows(payout, originationFeeBps),
        {
          label: t('start.appSummary.line.term'),
          value: t('start.appSummary.line.termYears', { years: term }),
        },
        { label: t('start.appSummary.line.rate'), value: percent(rate) },
        { label: t('start.appSummary.line.loanNumber'), value: loanNumber },
      ]}
    />
  )
}
