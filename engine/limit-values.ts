import type { LimitsSource } from './source.ts'
import { formatMoney, formatPercent } from './values.ts'

/** Values for copy: `loanAmount.minCents` is `{loanAmountMin}` '$15,000', `apr.maxBps` is `{aprMax}` '17.20%', `fundingBusinessDays.days` is 5. */
export function limitValues({ limits }: LimitsSource): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([group, limit]) =>
      Object.entries(limit).map(([key, value]) => limitValue(group, key, value)),
    ),
  )
}

const units = /^(?:cents|bps|days|minutes|years|count)$|(?:Cents|Bps|Ms|Px|Percent|Bytes)$/

function limitValue(group: string, key: string, value: number): readonly [string, string | number] {
  const unit = units.exec(key)?.[0] ?? ''
  const rest = key.slice(0, key.length - unit.length)
  return [`${group}${rest.charAt(0).toUpperCase()}${rest.slice(1)}`, shown(unit.toLowerCase(), value)]
}

function shown(unit: string, value: number): string | number {
  if (unit === 'cents') return formatMoney(value / 100, value % 100 === 0 ? 0 : 2)
  if (unit === 'bps') return formatPercent(value / 100, 2)
  if (unit === 'bytes') return `${value / 1024 ** 2} MB`
  return value
}
