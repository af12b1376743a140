import { formatDate, formatMoney, formatPhone } from '../messages/values.ts'
import type { AnswerSource } from '../source.ts'

/** Wording of a lender. */
export interface AnswerWords {
  readonly locale: string
  /** Returns the message of a copy key. */
  readonly sentence: (key: string) => string
  /** Word for an agreement that was given. */
  readonly yes: string
}

/** Answer of a form as people read it: the label of a choice, an amount, a day, an address on one line. */
export function formatAnswer(
  answer: Pick<AnswerSource, 'widget' | 'options'>,
  value: unknown,
  words: AnswerWords,
): string {
  const { widget, options = [] } = answer
  if (Array.isArray(value))
    return new Intl.ListFormat(words.locale).format(value.map((each) => formatAnswer(answer, each, words)))
  const chosen = options.find((option) => option.value === value)
  if (chosen !== undefined) return words.sentence(chosen.label)
  if (value === true) return words.yes
  if (typeof value === 'object') return Object.values(Object(value)).join(', ')
  if (typeof value === 'number' && widget === 'money')
    return formatMoney(value, words.locale, Number.isInteger(value) ? 0 : 2)
  const text = String(value)
  return widget === 'date' ? formatDate(text) : widget === 'tel' ? (formatPhone(text) ?? text) : text
}
