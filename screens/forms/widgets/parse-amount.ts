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
  if (typeof value === 'number') {
    const minimumFractionDigits = Number.isInteger(value) ? 0 : 2
    return numberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 2 }).format(value)
  }
  return typeof value === 'string' ? value : ''
}
