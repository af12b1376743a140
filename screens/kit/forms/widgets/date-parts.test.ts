import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWholeDate, joinDate, monthNumber, pastedDate, splitDate } from './date-parts.ts'

describe('a date in three parts', () => {
  it('is sent as yyyy-MM-dd', () => {
    expect(joinDate({ month: '4', day: '8', year: '1975' })).toBe('1975-04-08')
  })

  it('is empty when nothing was typed, and refused rather than guessed when a part is missing', () => {
    expect(joinDate({ month: '', day: '', year: '' })).toBe('')
    expect(joinDate({ month: '4', day: '', year: '1975' })).toBe('1975-04-00')
  })

  it('is shown again as it was typed', () => {
    expect(splitDate('1975-04-08')).toEqual({ month: '4', day: '8', year: '1975' })
    expect(splitDate(undefined)).toEqual({ month: '', day: '', year: '' })
  })

  it('keeps what is no number, for the validator to refuse', () => {
    expect(splitDate(joinDate({ month: 'Ap', day: '28', year: '75' }))).toEqual({
      month: 'Ap',
      day: '28',
      year: '75',
    })
    expect(joinDate({ month: '1-2', day: '', year: '' })).toBe('-1/2-00')
  })

  const spellings = [
    ...['4/28/1975', ' 4 - 28 - 1975 ', '4.28.1975', '\u200b4\u00a028\u00a01975', '04/28/1975', '4 28 1975'],
    ...[
      '1975-04-28',
      '1975/04/28',
      '1975.4.28',
      '1975-04-28T00:00:00Z',
      '1975-04-28 00:00',
      '04281975',
      '19750428',
    ],
    ...[
      'April 28, 1975',
      'Apr 28 1975',
      'Apr. 28, 1975',
      'APRIL 28 1975',
      '28 April 1975',
      '28th of April 1975',
    ],
    ...[
      'Monday, April 28, 1975',
      '28-Apr-1975',
      '1975 April 28',
      'born 04/28/1975',
      'Date of birth: 1975-04-28.',
    ],
  ]
  it.each(spellings)('are read from a whole date: %o', (text) => {
    expect(pastedDate(text, 'en-US')).toEqual({ month: '4', day: '28', year: '1975' })
  })

  it.each(['28/4/1975', '28.04.1975', '28 de abril de 1975', '28 abr. 1975', '28041975', '1975-04-28'])(
    'are read in the order and with the months of the locale: %o',
    (text) => expect(pastedDate(text, 'es-ES')).toEqual({ month: '4', day: '28', year: '1975' }),
  )

  it('stay in the order of the locale where that makes no date, so that the error can name the part', () => {
    expect(pastedDate('28.04.1975', 'en-US')).toEqual({ month: '28', day: '4', year: '1975' })
    expect(pastedDate('28041975', 'en-US')).toEqual({ month: '28', day: '4', year: '1975' })
    expect(pastedDate('04/28/1975', 'es-ES')).toEqual({ month: '28', day: '4', year: '1975' })
  })

  it.each(['4/28/75', '4 / 28 / 75', 'April 28, 75', '042875'])('keep a year of two figures: %o', (text) =>
    expect(pastedDate(text, 'en-US')).toEqual({ month: '4', day: '28', year: '75' }),
  )

  it.each([
    '28',
    '',
    'April',
    'Ma 28 1975',
    'April May 28 1975',
    '4/28',
    '4/28/19755',
    '1 2 3 4',
    '123',
    'x',
  ])('are not read from anything else: %o', (text) => expect(pastedDate(text, 'en-US')).toBeUndefined())

  it('are whole while typed only once no digit can follow', () => {
    for (const text of ['4/28/1975', '1975-04-28', '04281975', 'Apr 28, 1975'])
      expect(isWholeDate(text), text).toBe(true)
    for (const text of ['4', '4/28/19', '4/28/197', '1975-04-2', '0428197', '1975', 'Apr 28, 19'])
      expect(isWholeDate(text), text).toBe(false)
  })

  it('are read back from every date in every common spelling', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom('en-US', 'es-ES', 'es-US', 'de-DE'), (date, locale) => {
        const iso = date.toISOString().slice(0, 10)
        const shown = [
          iso,
          iso.replaceAll('-', ''),
          ...[{ dateStyle: 'long' }, { day: '2-digit', month: '2-digit', year: 'numeric' }].map((style) =>
            new Intl.DateTimeFormat(locale, { ...(style as object), timeZone: 'UTC' }).format(date),
          ),
        ]
        for (const text of shown.filter((_, index) => index !== 1 || !isOwnOrder(iso, locale)))
          expect(joinDate(pastedDate(text, locale) ?? { month: '', day: '', year: '' }), text).toBe(iso)
      }),
    )
  })
})

/** Whether the eight digits of a date are one in the order of the locale too, as 19102001 is 19 October in Spain. */
function isOwnOrder(iso: string, locale: string): boolean {
  const [first, second] = [Number(iso.slice(0, 2)), Number(iso.slice(2, 4))]
  return locale === 'en-US' ? first <= 12 : second >= 1 && second <= 12
}

describe('the name of a month', () => {
  it('is read in its language, whole or by at least three letters', () => {
    expect(['April', 'apr', 'Apr.', 'SEPT', 'May'].map((name) => monthNumber(name, 'en-US'))).toEqual([
      '4',
      '4',
      '4',
      '9',
      '5',
    ])
    expect(monthNumber('abr', 'es-US')).toBe('4')
    expect(['ap', 'abr', '4', '', 'x'].map((name) => monthNumber(name, 'en-US'))).toEqual(
      Array(5).fill(undefined),
    )
  })
})
