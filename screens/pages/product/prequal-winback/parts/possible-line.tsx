import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { SummaryList } from '../../../../kit/ui/summary-list.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'

/** Section with the possible line: its greatest amount, the part that pays off other lenders, and the rest. */
export function PossibleLine({ payoff, count }: { readonly payoff: number; readonly count: number }) {
  const t = useCopy()
  const { stated, percent } = useFigures()
  const { offers = [] } = useOpenApplication().heloc
  if (offers.length === 0) return null
  const most = Math.max(...offers.map(({ maxAmount }) => maxAmount))
  const rates = offers.map(({ rate }) => rate)
  const range = { from: percent(Math.min(...rates)), to: percent(Math.max(...rates)) }
  return (
    <section className="stack">
      <h2>{t('product.prequalWinback.offer.heading')}</h2>
      <SummaryList
        rows={[
          { label: t('product.prequalWinback.offer.most'), value: stated(most) },
          {
            label: t('product.prequalWinback.offer.payoff', { count }),
            value: stated(payoff),
          },
          { label: t('product.prequalWinback.offer.left'), value: <b>{stated(most - payoff)}</b> },
          {
            label: t('product.prequalWinback.offer.rates'),
            value: t('product.prequalWinback.offer.ratesRange', range),
          },
        ]}
      />
    </section>
  )
}
