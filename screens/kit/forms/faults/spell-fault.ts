import { dateFormat, formFormats } from '#engine'
import type { Words } from '../../wording/use-words.ts'
import type { ValidationError } from '../form-module.ts'
import { spellAmount, spellSigns } from './spell-amount.ts'
import { spellCharacters, spellDigits, spellName } from './spell-characters.ts'

/** Sentences about a value by the format that refuses it. */
const spellers: Readonly<Record<string, (value: string, words: Words) => string | undefined>> = {
  'person-name': spellName,
  'latin-text': spellCharacters,
  'birth-date': spellDate,
  date: spellDate,
  'us-phone': spellPhone,
  'account-number': spellDigits,
  'credit-pin': spellDigits,
  'routing-number': spellDigits,
  ssn: spellDigits,
  zip: spellDigits,
}

/**
 * Sentence that says what is wrong with this value; undefined where the general one says as much, or the field's own sentence
 * says more.
 */
export function spellFault(
  { keyword, params }: ValidationError,
  value: unknown,
  words: Words,
  hasOwn: boolean,
): string | undefined {
  if (typeof value !== 'string') return undefined
  if (keyword === 'type' && params.type === 'number')
    return spellAmount(value, words) ?? (hasOwn ? undefined : spellSigns(value, words))
  if (keyword === 'pattern' && /\\d/.test(String(params.pattern))) return spellDigits(value, words)
  return keyword === 'format' ? spellers[String(params.format)]?.(value, words) : undefined
}

/** Says what is wrong with a date of three parts, `1975-28-04`. Month and day come with two digits if they are digits. */
function spellDate(text: string, { t, locale }: Words): string | undefined {
  const [, year = '', month = '', day = ''] = /^([^-]*)-([^-]*)-([^-]*)$/.exec(text) ?? []
  if (month === '' || month === '00') return t('forms.errors.date.missing', { part: 'month' })
  if (day === '' || day === '00') return t('forms.errors.date.missing', { part: 'day' })
  if (!isWithin(month, 12))
    return t('forms.errors.date.month', {
      month: plain(month),
      isDay: String(isWithin(month, 31) && isWithin(day, 12)),
    })
  if (!isWithin(day, 31)) return t('forms.errors.date.day', { day: plain(day) })
  if (year === '') return t('forms.errors.date.missing', { part: 'year' })
  if (!/^\d{4}$/.test(year)) return t('forms.errors.date.figures')
  if (year < '1900') return t('forms.errors.date.old', { year })
  const name = dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, Number(month) - 1),
  )
  return t('forms.errors.date.none', { day: plain(day), month: name, year })
}

const isWithin = (part: string, most: number): boolean => /^\d\d$/.test(part) && Number(part) <= most

const plain = (part: string): string => part.replace(/^0+(?=\d)/, '')

/** Says what is wrong with a telephone number: where it belongs, its extension, a code, or how many digits it has. */
function spellPhone(text: string, words: Words): string {
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
