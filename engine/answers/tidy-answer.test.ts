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

describe('other answers', () => {
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
