import type { LimitsSource } from '../source.ts'
import { numberFormat } from './intl-formats.ts'
import { formatMoney, formatPercent } from './values.ts'

/** Limit under the name that copy uses. */
export interface LimitFigure {
  readonly name: string
  /** Key of the limit within its group of `limits.json`. */
  readonly key: string
  /** Format: dollars, percent, MB, or a plain number. */
  readonly kind: 'money' | 'percent' | 'size' | 'number'
  /** Cents, basis points or bytes, according to `kind`; a plain number is unscaled. */
  readonly value: number
}

/**
 * Limits with their names in copy: `loanAmount.minCents` becomes `loanAmountMin`, and `fundingBusinessDays.days`
 * becomes `fundingBusinessDays`. `apr.maxBps` becomes both `aprMax`, and `aprMaxBps` for messages that choose their
 * words by the number.
 */
export const limitFigures = ({ limits }: LimitsSource): readonly LimitFigure[] =>
  Object.entries(limits).flatMap(([group, limit]) =>
    Object.entries(limit).flatMap(([key, value]): readonly LimitFigure[] => {
      const unit = units.exec(key)?.[0] ?? ''
      const name = nameOf(group, key.slice(0, key.length - unit.length))
      const kind = kinds[unit.toLowerCase()] ?? 'number'
      const figure: LimitFigure = { name, key, kind, value }
      return kind === 'percent' ? [figure, { name: `${name}Bps`, key, kind: 'number', value }] : [figure]
    }),
  )

const units = /^(?:cents|bps|days|minutes|years|count)$|(?:Cents|Bps|Ms|Px|Percent|Bytes)$/

const kinds: Readonly<Record<string, LimitFigure['kind']>> = { cents: 'money', bps: 'percent', bytes: 'size' }

const nameOf = (group: string, rest: string): string =>
  `${group}${rest.charAt(0).toUpperCase()}${rest.slice(1)}`

/** Values for copy: `{loanAmountMin}` is '$15,000', `{aprMax}` '17.20%' and `{aprMaxBps}` 1720. */
export const limitValues = (
  limits: LimitsSource,
  locale: string,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(limitFigures(limits).map((figure) => [figure.name, shown(figure, locale)]))

function shown({ kind, value }: LimitFigure, locale: string): string | number {
  switch (kind) {
    case 'money':
      return formatMoney(value / 100, locale, value % 100 === 0 ? 0 : 2)
    case 'percent':
      return formatPercent(value / 100, locale)
    case 'size':
      return numberFormat(locale, { style: 'unit', unit: 'megabyte' }).format(value / 1024 ** 2)
    case 'number':
      return value
  }
}
