import { numberFormat } from '#engine'

/**
 * Parses an amount typed with the separators of a locale. Returns the number, or the text itself if it is no amount, so
 * that the validator rejects it.
 */
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
  if (typeof value === 'number') return numberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  return typeof value === 'string' ? value : ''
}
