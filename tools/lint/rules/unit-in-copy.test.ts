import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (text: string) =>
  lintPatched(
    {
      'flows/limits.json': { limits: { fundingBusinessDays: { days: 5 }, signing: { minutes: 30 } } },
      'flows/copy/en-US/complete.json': { messages: { 'complete.title': text } },
    },
    'unit-in-copy',
  ).map(({ message }) => message)

describe('unit-in-copy', () => {
  it('reports a limit said in another unit than its own', () => {
    expect(found('{fundingBusinessDays, plural, one {# hour} other {# hours}}')).toEqual([
      '{fundingBusinessDays} is a number of days, and hours are said.',
    ])
    expect(found('Valid for {signing} hours.')).toEqual([
      '{signing} is a number of minutes, and hours are said.',
    ])
  })

  it('reports a value said in another unit than its name says', () => {
    expect(found('Wait {seconds, plural, one {# minute} other {# seconds}}.')).toEqual([
      '{seconds} is a number of seconds, and minutes are said.',
    ])
  })

  it('reports a plural that has no words for one', () => {
    expect(found('In {fundingBusinessDays, plural, =2 {two} other {# business days}}')).toEqual([
      'Where {fundingBusinessDays} is 1, this says “1 days”.',
    ])
  })

  it('accepts units of their own, and numbers that stand alone', () => {
    expect(found('{fundingBusinessDays, plural, one {# business day} other {# business days}}')).toEqual([])
    expect(found('In {signing, plural, =5 {five} other {#}} minutes, {count} days ago.')).toEqual([])
    expect(found('{count, plural, =0 {} other {, # new}}')).toEqual([])
  })
})
