import { useMemo } from 'react'
import { formatMoney, formatPercent } from '#engine'
import { useJourney } from '../journey/journey-context.ts'

/** Formatters of dollars and percentages in the page's locale. */
export interface Figures {
  readonly money: (dollars: number, precision?: number) => string
  /** Formats an amount as it was stated: with cents only if it has some. */
  readonly stated: (dollars: number) => string
  readonly percent: (percent: number, precision?: number) => string
}

export function useFigures(): Figures {
  const { locale } = useJourney()
  return useMemo(
    () => ({
      money: (dollars, precision) => formatMoney(dollars, locale, precision),
      stated: (dollars) => formatMoney(dollars, locale, dollars % 1 ? 2 : 0),
      percent: (percent, precision) => formatPercent(percent, locale, precision),
    }),
    [locale],
  )
}
