import { numberFormat } from '#engine'

export { formatAmount } from '#engine'

/**
 * Reads an amount of dollars in the notation of a locale. Returns the number; the trimmed text itself if it is written in
 * another way, so that the validator rejects it. Nothing is guessed: the separators of thousands must stand between groups of
 * three digits, and cents are at most two digits behind the locale's own sign.
 */
export function parseAmount(text: string, locale: string): number | string {
  const typed = text.replaceAll(/\p{Cf}/gu, '').trim()
  const plain = typed.replace(/^\$\s*|\s*\$$/, '')
  const { group, decimal } = signsOf(locale)
  return amountIn(plain, [group, "'", '’', ' '], decimal) ?? typed
}

/** Value of a text with one of these separators of thousands, the same throughout, and this decimal sign. */
export function amountIn(text: string, groups: readonly string[], decimal: string): number | undefined {
  const [, whole = '', cents] = new RegExp(`^(.*?)(?:[${decimal}](\\d{0,2}))?$`, 's').exec(text) ?? []
  const digits = /^\d+$/.test(whole) || (whole === '' && cents) ? whole : ungrouped(whole, groups)
  return digits === undefined ? undefined : Number(`${digits || '0'}.${cents || '0'}`)
}

/** Digits of `1,250,000`; undefined unless all groups but the first are of three digits. */
function ungrouped(text: string, groups: readonly string[]): string | undefined {
  const plain = text.replaceAll(/[\s\u00a0]/g, ' ')
  return groups
    .filter((group) => plain.includes(group))
    .map((group) => plain.split(group))
    .find((parts) => parts.every((part, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part)))
    ?.join('')
}

/** Signs of a locale; those of 10,000 and not of 1,000, which Spanish writes without a separator. */
export function signsOf(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = numberFormat(locale).formatToParts(10_000.5)
  const find = (sign: string) => parts.find(({ type }) => type === sign)?.value ?? ' '
  return { group: find('group').replace(/\s/, ' '), decimal: find('decimal') }
}
