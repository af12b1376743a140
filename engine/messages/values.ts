import { JourneyError } from '../machine/journey-error.ts'
import { dayIn } from './day-in.ts'
import { numberFormat } from './intl-formats.ts'

/** Tests for a UUID: 8-4-4-4-12 hexadecimal digits (core specification 5). */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

/** Tests for a number that isn't NaN, within the given bounds (core specification 5). */
export const isNumber = (value: unknown, min?: number, max?: number): value is number =>
  typeof value === 'number' &&
  !Number.isNaN(value) &&
  (min === undefined || value >= min) &&
  (max === undefined || value <= max)

/**
 * Whether an amount in dollars has no fraction of a cent. A test of `dollars * 100` would fail for 16384.1, which gives
 * 1638409.9999999998.
 */
export const isWholeCents = (dollars: number): boolean => Math.round(dollars * 100) / 100 === dollars

/**
 * Formats an amount as '$15,000.00' in en-US. Throws WRONG_VALUE if value or precision isn't a valid number or
 * precision is negative (core specification 5).
 */
export function formatMoney(dollars: number, locale: string, precision = 2): string {
  if (!Number.isFinite(dollars)) throw new JourneyError('WRONG_VALUE', `"${dollars}" is no amount of money.`)
  if (!isNumber(precision, 0, 20))
    throw new JourneyError('WRONG_VALUE', `"${precision}" is no number of decimals.`)
  return numberFormat(locale, { ...money, ...decimals(precision) }).format(dollars)
}

/** Formats an amount without its currency, with cents only if it has some; a text stays, anything else is ''. */
export function formatAmount(value: unknown, locale: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return numberFormat(locale, decimals(value % 1 ? 2 : 0)).format(value)
}

/** Formats 7.6 as '7.60%' in en-US; invalid input gives 'NaN' (core specification 5). */
export const formatPercent = (percent: unknown, locale: string, precision = 2): string =>
  isNumber(percent) && Number.isFinite(percent) && isNumber(precision, 0, 20)
    ? numberFormat(locale, { style: 'unit', unit: 'percent', ...decimals(precision) }).format(percent)
    : 'NaN'

/** Drops the sign of an amount that rounds to zero. */
const money = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  signDisplay: 'negative',
} as const

const decimals = (precision: number) => ({
  minimumFractionDigits: precision,
  maximumFractionDigits: precision,
})

/**
 * Formats ten digits as '(xxx) xxx-xxxx', and eleven with a leading 1 or +1 and ten as '+1 (xxx) xxx-xxxx'; undefined
 * for anything else (core specification 5).
 */
export function formatPhone(value: unknown): string | undefined {
  const [, country, area, exchange, line] = /^(\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(String(value)) ?? []
  return area === undefined ? undefined : `${country === undefined ? '' : '+1 '}(${area}) ${exchange}-${line}`
}

export const invalidDate = 'Invalid Date'

/**
 * Formats a date as MM/dd/yyyy, and an invalid one as 'Invalid Date' (core specification 9). An instant gives its day
 * in the time zone, by default the local one. A day without a time is the same day in every time zone.
 */
export const formatDate = (value: Date | string, timeZone?: string): string =>
  toIsoDate(value, timeZone).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

/** Formats a date as `formatDate` does, but as yyyy-MM-dd (core specification 9). */
export function toIsoDate(value: Date | string, timeZone?: string): string {
  if (typeof value === 'string' && value.length <= 10) return isIsoDate(value) ? value : invalidDate
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? invalidDate : dayIn(timeZone, date)
}

/** Tests for an existing calendar day in the form yyyy-MM-dd. */
export function isIsoDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  )
}
