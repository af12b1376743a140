import { useMemo } from 'react'
import { formatMoney, formatPercent } from '#engine'
import { useJourney } from '../journey/journey-context.ts'

/** Formatters of dollars and percentages in the page's locale. */
export interface Figures {
  readonly money: (dollars: number, precision?: number) => string
  readonly percent: (percent: number, precision?: number) => string
}

export function useFigures(): Figures {
  const { locale } = useJourney()
  return useMemo(
    () => ({
      money: (dollars, precision) => formatMoney(dollars, locale, precision),
      percent: (percent, precision) => formatPercent(percent, locale, precision),
    }),
    [locale],
  )
}
