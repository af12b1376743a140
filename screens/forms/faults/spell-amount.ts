import type { Words } from '../../wording/use-words.ts'
import { formatAmount, isNotation, likelyAmount } from '../widgets/parse-amount.ts'

/** Asks about an amount that is written in another notation, or says how to write one. */
export function spellAmount(text: string, { t, locale }: Words): string | undefined {
  const meant = likelyAmount(text, locale)
  const written = (amount: number) => formatAmount(amount, locale)
  if (meant !== undefined) return t('forms.errors.amount.meant', { amount: written(meant) })
  if (!isNotation(text)) return undefined
  return t('forms.errors.amount.how', { whole: written(85_000), cents: written(85_000.5) })
}
