import { useFigures } from './use-figures.ts'

export interface MoneyProps {
  readonly dollars: number | undefined
  /** Whether two decimals are shown; otherwise whole dollars. */
  readonly cents?: boolean
}

/** Dollar amount in tabular figures; empty if there is no amount. */
export function Money({ dollars, cents = false }: MoneyProps) {
  const { money } = useFigures()
  if (dollars === undefined || !Number.isFinite(dollars)) return null
  return (
    <span className="money" translate="no">
      {money(dollars, cents ? 2 : 0)}
    </span>
  )
}
