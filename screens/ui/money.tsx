export interface MoneyProps {
  readonly dollars: number | undefined
  /** Digits after the point; whole dollars show none. */
  readonly cents?: boolean
}

/** Dollars in tabular figures; nothing where there is no figure. */
export function Money({ dollars, cents = false }: MoneyProps) {
  if (dollars === undefined || !Number.isFinite(dollars)) return null
  return <span className="money">{(cents ? withCents : whole).format(dollars)}</span>
}

const style = { style: 'currency', currency: 'USD' } as const
const whole = new Intl.NumberFormat('en-US', { ...style, maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', style)
