import { numberFormat } from './intl-formats.ts'
import type { LimitsSource } from './source.ts'
import { formatMoney, formatPercent } from './values.ts'

/** Values for copy: `loanAmount.minCents` is `{loanAmountMin}` '$15,000', `apr.maxBps` is `{aprMax}` '17.20%' and, to choose words by, `{aprMaxBps}` 1720; `fundingBusinessDays.days` is 5. */
export function limitValues(
  { limits }: LimitsSource,
  locale: string,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([group, limit]) =>
      Object.entries(limit).flatMap(([key, value]) => {
        const unit = units.exec(key)?.[0] ?? ''
        const name = nameOf(group, key.slice(0, key.length - unit.length))
        const figure = [name, shown(unit, value, locale)] as const
        return unit.toLowerCase() === 'bps' ? [figure, [`${name}Bps`, value] as const] : [figure]
      }),
    ),
  )
}

const units = /^(?:cents|bps|days|minutes|years|count)$|(?:Cents|Bps|Ms|Px|Percent|Bytes)$/

const nameOf = (group: string, rest: string): string =>
  `${group}${rest.charAt(0).toUpperCase()}${rest.slice(1)}`

function shown(unit: string, value: number, locale: string): string | number {
  switch (unit.toLowerCase()) {
    case 'cents':
      return formatMoney(value / 100, locale, value % 100 === 0 ? 0 : 2)
    case 'bps':
      return formatPercent(value / 100, locale)
    case 'bytes':
      return numberFormat(locale, { style: 'unit', unit: 'megabyte' }).format(value / 1024 ** 2)
    default:
      return value
  }
}
