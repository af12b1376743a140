import { usePayoutRows } from '../../../features/application/use-payout-rows.tsx'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { SummaryList } from '../../../kit/ui/summary-list.tsx'
import { Money } from '../../../kit/wording/money.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../kit/wording/use-figures.ts'
import type { LineCost } from './line-costs.ts'

/** Card of a term: its payments at the lender's rate of today and at the highest one, its fee, and what that leaves over. */
export function LineCostCard({ offer, payout, interestOnly, paymentCents, highestPaymentCents }: LineCost) {
  const t = useCopy()
  const { money, percent } = useFigures()
  const { highestBps } = useJourney().organization.tenant.estimate
  const payoutRows = usePayoutRows()(payout, offer.originationFeeBps)
  const rate = percent(offer.aprBps / 100)
  const rows = [
    {
      label: t('estimate.line.rate'),
      value: (
        <b>
          <Money dollars={paymentCents / 100} cents />
        </b>
      ),
    },
    {
      label: t('estimate.line.highest', { rate: percent(highestBps / 100) }),
      value: <Money dollars={highestPaymentCents / 100} cents />,
    },
    ...payoutRows.filter(({ kind }) => payout.feeCents > 0 && (kind === 'fee' || kind === 'received')),
  ]
  return (
    <article className="card">
      <h3>
        {t('product.select.offer.term', { years: offer.term })} ·{' '}
        {t('product.select.offer.rate', { rate, type: offer.rateType })}
      </h3>
      <SummaryList rows={rows} />
      {interestOnly && (
        <p className="small">
          <Text
            id="product.select.offer.dueAtEnd"
            values={{ years: offer.term, amount: money(payout.amountCents / 100) }}
          />
        </p>
      )}
    </article>
  )
}
