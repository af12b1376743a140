import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formFormats } from './form-formats.ts'
import { tidyAnswer } from './tidy-answer.ts'

/** Characters found between or around copied digits: spaces, a tab, dashes, direction marks. */
const noise = fc.stringMatching(/^[ \u00a0\t\u2011\u2013\u202d\u202c\u200b-]{0,3}$/)
const amid = (text: string) =>
  fc
    .array(noise, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((parts) => [...text].reduce((sum, digit, index) => sum + digit + parts[index + 1], parts[0] ?? ''))

describe('an answer in digits', () => {
  it.each([
    ['ssn', 'ssn', '219099999'],
    ['zip', 'zip', '04101'],
    ['zip', 'zip', '041011234'],
    ['routing', 'routing-number', '021000021'],
    ['account', 'account-number', '000123456789'],
    ['pin', 'credit-pin', '123456'],
  ])('of a field %s is good as %s with any spaces and dashes in it', (widget, format, digits) => {
    fc.assert(
      fc.property(amid(digits), (typed) => {
        expect(formFormats[format]?.(String(tidyAnswer(widget, typed)))).toBe(true)
      }),
    )
  })

  it.each([
    ['code', 'Your code is 123 456.', '123456'],
    ['code', '123456 (valid for 30 minutes)', '123456 (valid for 30 minutes)'.replaceAll(/\s/g, '')],
    ['code', 'Code: 123-456', '123456'],
    ['account', 'Account #000 1234', '0001234'],
    ['account', 'X1234567', 'X1234567'],
    ['account', '1234567X', '1234567X'],
    ['account', '12a4', '12a4'],
    ['routing', 'ABA 021000021', '021000021'],
    ['ssn', 'SSN: 219-09-9999', '219099999'],
    ['zip', 'ME 04101-1234', '04101-1234'],
    ['pin', 'PIN 1234', '1234'],
    ['tel', 'Mobile: (206) 555-0123', '(206) 555-0123'],
    ['tel', 'tel:+12065550123', '+12065550123'],
    ['tel', '206-555-0123 (home)', '206-555-0123'],
    ['tel', '206.555.0123 x12', '206.555.0123 x12'],
    ['tel', '+52 55 1234 5678', '+52 55 1234 5678'],
  ])('of a field %s is read without the words around it, and never cut: %o', (widget, typed, tidy) => {
    expect(tidyAnswer(widget, typed)).toBe(tidy)
  })

  it('stays wrong where digits are missing or letters stand among them', () => {
    for (const [widget, format, typed] of [
      ['ssn', 'ssn', '219 09 999'],
      ['zip', 'zip', '0410'],
      ['zip', 'zip', '04101 12'],
      ['account', 'account-number', '12a4'],
    ] as const)
      expect(formFormats[format]?.(String(tidyAnswer(widget, typed)))).toBe(false)
  })
})

describe('a name', () => {
  it.each([
    ['Ma.Teresa', 'Ma. Teresa'],
    ['St.John', 'St. John'],
    ['Jo.Ann', 'Jo. Ann'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['O`Neil', "O'Neil"],
    ['D´Angelo', "D'Angelo"],
    ['Jose\u200b', 'Jose'],
    ['\tAna\u00a0 María\t', 'Ana María'],
    ['evil.com', 'evil.com'],
  ])('%o is tidied to %o', (typed, tidy) => {
    expect(tidyAnswer('name', typed)).toBe(tidy)
    expect(formFormats['person-name']?.(tidy)).toBe(tidy !== 'evil.com')
  })
})

describe('other answers', () => {
  it('lose what is invisible, tabs and double spaces, whatever they are asked for', () => {
    expect(tidyAnswer('text', '\u200b5  Ma\u200bin\u00a0 St…\t')).toBe('5 Main St...')
    for (const text of ['Jo\tDoe', 'Jo\u202eDoe', 'Do\u00ade']) expect(tidyAnswer('name', text)).toBe(text)
    expect(tidyAnswer('address', { street1: '5 Main St\t', zip: '04101' })).toEqual({
      street1: '5 Main St',
      zip: '04101',
    })
    expect(tidyAnswer('textarea', ' one\n\u200btwo 👩\u200d👧 ')).toBe('one\ntwo 👩\u200d👧')
  })

  it('are tidied in time that grows with their length alone', () => {
    const spaces = ' '.repeat(200_000)
    const start = performance.now()
    for (const widget of ['text', 'name', 'tel', 'account', 'zip'])
      tidyAnswer(widget, `1${spaces}a1${spaces}x`)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('are the same when tidied once more', () => {
    const widget = fc.constantFrom(
      'text',
      'name',
      'textarea',
      'email',
      'tel',
      'zip',
      'ssn',
      'code',
      'account',
    )
    const text = fc.string({ unit: fc.constantFrom(...'aB1 0.-\t\u200b…`´(+)'), maxLength: 14 })
    fc.assert(
      fc.property(widget, text, (kind, typed) => {
        const once = tidyAnswer(kind, typed)
        expect(tidyAnswer(kind, once)).toBe(once)
      }),
    )
  })

  it('lose the spaces around them, a phone number what came along with it', () => {
    expect(tidyAnswer('text', '  Anna Maria ')).toBe('Anna Maria')
    expect(tidyAnswer('email', ' maya@example.com\u200b ')).toBe('maya@example.com')
    expect(tidyAnswer('email', 'maya lee@example.com')).toBe('maya lee@example.com')
    expect(
      formFormats['us-phone']?.(String(tidyAnswer('tel', '\u202d(617)\u00a0555\u20130123\u202c '))),
    ).toBe(true)
    expect(tidyAnswer('address', { street1: ' 1 Main St ', zip: '04101 1234' })).toEqual({
      street1: '1 Main St',
      zip: '04101-1234',
    })
  })

  it('stay as they are where spaces are part of them, or they are no text', () => {
    expect(tidyAnswer('password', ' a b ')).toBe(' a b ')
    expect(tidyAnswer('money', 85_000)).toBe(85_000)
    expect(tidyAnswer('address', ['a '])).toEqual(['a '])
    expect(tidyAnswer(undefined, ' a ')).toBe(' a ')
  })
})
