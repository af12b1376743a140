import { numberFormat } from '#engine'

/** What was typed as an amount, in the signs of a locale: a number, or the text itself where it is none, for the validator to refuse. */
export function parseAmount(text: string, locale: string): number | string {
  const point = pointOf(locale)
  const plain = text.replaceAll(/[$.,’'\s]/g, (sign) => (sign === point ? '.' : ''))
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text.trim()
}

const pointOf = (locale: string): string | undefined =>
  numberFormat(locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value

export function formatAmount(value: unknown, locale: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const digits = value % 1 ? 2 : 0
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}
