import { useFigures } from './use-figures.ts'

export interface MoneyProps {
  readonly dollars: number | undefined
  /** Whether two decimals are always shown; otherwise only if the amount has cents. */
  readonly cents?: boolean
}

/** Dollar amount in tabular figures; empty if there is no amount. */
export function Money({ dollars, cents = false }: MoneyProps) {
  const { money, stated } = useFigures()
  if (dollars === undefined || !Number.isFinite(dollars)) return null
  return (
    <span className="money" translate="no">
      {cents ? money(dollars) : stated(dollars)}
    </span>
  )
}
