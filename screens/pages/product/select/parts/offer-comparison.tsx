import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { BalanceChart, type BalanceChartProps } from './balance-chart.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { Quote } from './quote-offers.ts'

/** Comparison of all offers at the same amount, folded: in figures, and by the course of the balance. */
export function OfferComparison({ quotes, chosen }: BalanceChartProps) {
  const t = useCopy()
  if (quotes.length < 2) return null
  return (
    <details>
      <summary>{t('product.select.compare.heading')}</summary>
      <div className="stack-small">
        <p className="muted small">
          <Text id="product.select.compare.help" values={{ floats: hasFloating(quotes) ? 1 : 0 }} />
        </p>
        <CostTable quotes={quotes} />
        <h2>{t('product.select.chart.heading')}</h2>
        <BalanceChart quotes={quotes} chosen={chosen} />
        <details>
          <summary className="small">{t('product.select.chart.asTable')}</summary>
          <BalanceTable quotes={quotes} />
        </details>
      </div>
    </details>
  )
}

const hasFloating = (quotes: readonly Quote[]) => quotes.some(({ offer }) => offer.rateType !== 'FIXED')

interface Quotes {
  readonly quotes: readonly Quote[]
}

function CostTable({ quotes }: Quotes) {
  const t = useCopy()
  const { money, percent } = useFigures()
  // Columns that a telephone shows without scrolling come first. Fee and rest have a column if an offer has them.
  const columns = (['received', 'payment', 'interest', 'apr', 'fee', 'dueAtEnd'] as const).filter(
    (id) => (id !== 'fee' && id !== 'dueAtEnd') || quotes.some(({ figures }) => figures[`${id}Cents`] > 0),
  )
  return (
    <FiguresTable
      label={t('product.select.compare.heading')}
      columns={(['term', ...columns] as const).map((column) => t(`product.select.compare.${column}`))}
      rows={quotes.map(({ offer, figures }) => ({
        id: offer.uuid,
        head: t('product.select.offer.term', { years: offer.term }),
        cells: columns.map((id) => (id === 'apr' ? percent(offer.rate) : money(figures[`${id}Cents`] / 100))),
      }))}
    />
  )
}

function BalanceTable({ quotes }: Quotes) {
  const t = useCopy()
  const { money } = useFigures()
  const last = Math.max(...quotes.map(({ offer }) => offer.term))
  return (
    <FiguresTable
      label={t('product.select.chart.heading')}
      columns={[
        t('product.select.chart.after'),
        ...quotes.map(({ offer }) => t('product.select.offer.term', { years: offer.term })),
      ]}
      rows={Array.from({ length: last + 1 }, (_, year) => ({
        id: String(year),
        head: t('product.select.offer.term', { years: year }),
        cells: quotes.map(({ offer, figures }) => {
          // The last entry of a year is the balance after its last payment.
          const balance = figures.balances.findLast((each) => each.year === year)
          return year > offer.term ? '' : money((balance?.cents ?? 0) / 100, 0)
        }),
      }))}
    />
  )
}
