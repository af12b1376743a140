import type { CSSProperties } from 'react'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import type { LineOffer } from './offer-figures.ts'
import type { Quote } from './quote-offers.ts'

export interface BalanceChartProps {
  readonly quotes: readonly Quote[]
  readonly chosen: LineOffer | undefined
}

const [width, height] = [100, 40]

/**
 * Chart of the balance over the years, with a line per offer, the chosen one emphasized. Each line ends at zero at its own
 * term.
 */
export function BalanceChart({ quotes, chosen }: BalanceChartProps) {
  const t = useCopy()
  const { stated } = useFigures()
  const years = Math.max(...quotes.map(({ offer }) => offer.term))
  const most = Math.max(...quotes.map(({ figures }) => figures.amountCents))
  const x = (year: number) => (year / years) * width
  const y = (cents: number) => height - (cents / most) * height
  // The chosen line comes last, so that it is drawn over the others.
  const drawn = quotes.toSorted((a, b) => Number(a.offer === chosen) - Number(b.offer === chosen))
  const terms = [...new Set(quotes.map(({ offer }) => offer.term))]
  return (
    <figure className="balance">
      <p className="small muted" aria-hidden="true">
        {stated(most / 100)}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('product.select.chart.label')}
      >
        {drawn.map(({ offer, figures }) => (
          <polyline
            key={offer.uuid}
            className={offer === chosen ? 'balance-chosen' : undefined}
            points={figures.balances.map(({ year, cents }) => `${x(year)},${y(cents)}`).join(' ')}
          />
        ))}
      </svg>
      <p className="balance-years small muted" aria-hidden="true">
        {terms.map((term) => (
          <span key={term} style={{ '--at': term / years } as CSSProperties}>
            {t('product.select.chart.years', { years: term })}
          </span>
        ))}
      </p>
    </figure>
  )
}
