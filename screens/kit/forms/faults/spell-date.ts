import { dateFormat } from '#engine'
import type { Words } from '../../wording/use-words.ts'

/** Says what is wrong with a date of three parts, `1975-28-04`. Month and day come with two digits if they are digits. */
export function spellDate(text: string, { t, locale }: Words): string | undefined {
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
