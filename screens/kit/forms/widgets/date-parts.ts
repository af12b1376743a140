import { dateFormat } from '#engine'

export interface DateParts {
  readonly month: string
  readonly day: string
  readonly year: string
}

/**
 * Joins the parts to yyyy-MM-dd. Returns '' if nothing was typed. Parts that are no numbers stay as they are, for the
 * validator to reject.
 */
export function joinDate({ month, day, year }: DateParts): string {
  if (!month && !day && !year) return ''
  return [year, month.padStart(2, '0'), day.padStart(2, '0')]
    .map((part) => part.replaceAll('-', '/'))
    .join('-')
}

export function splitDate(value: unknown): DateParts {
  const [, year = '', month = '', day = ''] = /^([^-]*)-([^-]*)-([^-]*)$/.exec(String(value ?? '')) ?? []
  return { month: month.replace(/^0+/, ''), day: day.replace(/^0+/, ''), year }
}

/**
 * Reads a whole date that was pasted or typed into one input: `1975-04-28`, `4/28/1975`, `04281975`, `April 28, 1975`. Numbers
 * without the name of a month stand in the order of the locale, or year first. A year of two figures stays one. Undefined for any
 * other text.
 */
export function pastedDate(text: string, locale: string): DateParts | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/[T\s]\d\d?:\d\d.*$/s, '')
    .trim()
  const months = (plain.match(/\p{L}+/gu) ?? []).flatMap((word) => monthNumber(word, locale) ?? [])
  const numbers = plain.match(/\d+/g) ?? []
  const [first = '', second = '', third = ''] =
    numbers.length === 1 ? splitDigits(numbers[0] ?? '', locale) : numbers
  if (months[0] !== undefined && months.length === 1 && numbers.length === 2)
    return first.length === 4 ? datedBy(months[0], second, first) : datedBy(months[0], first, second)
  if (third === '' || numbers.length > 3) return undefined
  if (first.length === 4) return datedBy(second, third, first)
  return isDayFirst(locale) ? datedBy(second, first, third) : datedBy(first, second, third)
}

/** Number of a month by its name, or at least three letters from its beginning; undefined for anything else. */
export function monthNumber(name: string, locale: string): string | undefined {
  const start = name.replace(/\.$/, '').toLocaleLowerCase(locale)
  const found = monthNames(locale).flatMap((month, index) =>
    month.startsWith(start) ? [String(index + 1)] : [],
  )
  return start.length >= 3 && found.length === 1 ? found[0] : undefined
}

/** Whether a text that is still being typed is a whole date already. */
export const isWholeDate = (text: string): boolean =>
  /^\d{8}$|^\d{4}\D+\d\d?\D+\d\d$|^\D*\d.*\D\d{4}$/su.test(text.trim())

/** Parts of digits without separators: the year comes first only if the order of the locale makes no date of them. */
function splitDigits(text: string, locale: string): readonly string[] {
  if (/^\d{6}$/.test(text)) return [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
  if (!/^\d{8}$/.test(text)) return []
  const own = [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
  const byYear = [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
  const [month = '', day = ''] = isDayFirst(locale) ? [own[1], own[0]] : own
  const isDate = (m = '', d = '') => Number(m) >= 1 && Number(m) <= 12 && Number(d) >= 1 && Number(d) <= 31
  return !isDate(month, day) && isDate(byYear[1], byYear[2]) ? byYear : own
}

function datedBy(month: string, day: string, year: string): DateParts | undefined {
  if (month.length > 2 || day.length > 2 || ![2, 4].includes(year.length)) return undefined
  return { month: plain(month), day: plain(day), year }
}

const plain = (part: string): string => part.replace(/^0+(?=\d)/, '')

const monthNames = (locale: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat(locale, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2000, month))
      .toLocaleLowerCase(locale),
  )

const isDayFirst = (locale: string): boolean => {
  const types = dateFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
  return types.indexOf('day') < types.indexOf('month')
}
