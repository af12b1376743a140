import { formatAmount } from '#engine'
import type { Words } from '../../wording/use-words.ts'
import { amountIn, parseAmount, signsOf } from '../widgets/parse-amount.ts'
import { listed } from './spell-characters.ts'

/** Asks about an amount that is written in another notation, if it is a possible one; otherwise says how to write one. */
export function spellAmount(
  text: string,
  { t, locale }: Words,
  isPossible: (amount: number) => boolean = () => true,
): string | undefined {
  const meant = likelyAmount(text, locale)
  const written = (amount: number) => formatAmount(amount, locale)
  if (meant !== undefined && isPossible(meant))
    return t('forms.errors.amount.meant', { amount: written(meant) })
  if (!isNotation(text)) return undefined
  return t('forms.errors.amount.how', { whole: written(85_000), cents: written(85_000.5) })
}

/** Says which characters do not belong in an amount. */
export function spellSigns(text: string, words: Words): string | undefined {
  const foreign = text.match(/[^\d.,'’$\s]+/gu) ?? []
  if (foreign.length === 0) return undefined
  const values = { characters: listed(foreign, words), whole: formatAmount(85_000, words.locale) }
  return words.t('forms.errors.amount.characters', values)
}

/**
 * Amount that a text means by a notation which is not the locale's: `85.000` and `1.234,56` beside `85,000` and `1,234.56`, or
 * `65k`. Undefined if nothing is likely. Only for a question to the user, never an answer.
 */
export function likelyAmount(text: string, locale: string): number | undefined {
  const plain = text.replaceAll(/[$\s]/g, '')
  const { group, decimal } = signsOf(locale)
  const thousands = /^(.+)k$/i.exec(plain)?.[1]
  if (thousands === undefined) return amountIn(plain, [decimal], group)
  const value = parseAmount(thousands, locale)
  return typeof value === 'number' ? Math.round(value * 100_000) / 100 : undefined
}

/** Whether a text consists of digits and of what stands between them, so that only its notation can be wrong. */
export const isNotation = (text: string): boolean => /^[\d.,'’$\s]*\d[\d.,'’$\s]*$/.test(text)
