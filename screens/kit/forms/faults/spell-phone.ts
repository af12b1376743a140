import { formFormats } from '#engine'
import type { Words } from '../../wording/use-words.ts'

/** Says what is wrong with a telephone number: where it belongs, its extension, a code, or how many digits it has. */
export function spellPhone(text: string, words: Words): string {
  const { t } = words
  if (isAbroad(text)) return t('forms.errors.phone.abroad')
  const [, number = '', extension = ''] = /^(.*?\d{4})\s*([^\d\s]\D*\d{1,6})$/s.exec(text) ?? []
  if (formFormats['us-phone']?.(number)) return t('forms.errors.phone.extension', { extension })
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length !== 10) return t('forms.errors.phone.count', { count: digits.length })
  const codes = [digits.slice(0, 3), digits.slice(3, 6)]
  const wrong = codes.find((code) => /^[01]/.test(code))
  return wrong === undefined ? t('forms.errors.phone.signs') : t('forms.errors.phone.code', { code: wrong })
}

/** Whether a number begins with another country's code, or as one that is dialed from or to abroad. */
const isAbroad = (text: string): boolean =>
  /^\s*\+\s*(?!1)\d/.test(text) || /^(?:00|011)\d{9}/.test(text.replaceAll(/\D/g, ''))
