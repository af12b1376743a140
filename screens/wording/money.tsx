import { useFigures } from './use-figures.ts'

export interface MoneyProps {
  readonly dollars: number | undefined
  /** Digits after the point; whole dollars show none. */
  readonly cents?: boolean
}

/** Dollars in tabular figures; nothing where there is no figure. */
export function Money({ dollars, cents = false }: MoneyProps) {
  const { money } = useFigures()
  if (dollars === undefined || !Number.isFinite(dollars)) return null
  return <span className="money">{money(dollars, cents ? 2 : 0)}</span>
}
