import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { withHelp } from '../../../tests/support/lint/sample-help.ts'

const text = 'A valuation costs {valuationFee}.'

/** Findings for the sample, checked on 2026-06-30. */
const found = (...days: readonly (readonly [effective: string, until?: string])[]) =>
  lintSample(
    withHelp({
      fees: { answers: days.map(([effective, until]) => ({ effective, ...(until && { until }), text })) },
    }),
    'help-date',
  ).map(({ message, pointer }) => [message, pointer])

const at = '/articles/fees/answers'

describe('help-date', () => {
  it('reports an article whose last answer is over', () => {
    expect(found(['2026-01-01', '2026-06-29'])).toEqual([
      ['The last answer ended on 2026-06-29.', `${at}/0/until`],
    ])
  })

  it('reports an article whose first answer has not begun, as with a mistyped year', () => {
    expect(found(['2062-01-01'])).toEqual([
      ['The first answer begins on 2062-01-01: until then nobody is given one.', `${at}/0/effective`],
    ])
  })

  it('reports two answers that hold on the same day', () => {
    expect(found(['2026-01-01', '2026-03-01'], ['2026-03-01'])).toEqual([
      ['This answer holds until 2026-03-01, and the next one begins on 2026-03-01.', `${at}/0/until`],
    ])
  })

  it('reports answers out of order', () => {
    expect(found(['2026-03-01'], ['2026-01-01'])).toEqual([
      ['This answer begins on 2026-01-01, not after the one before it.', `${at}/1/effective`],
    ])
  })

  it('reports an answer that ends before it begins', () => {
    expect(found(['2026-03-01', '2026-02-01'], ['2026-05-01'])).toEqual([
      ['This answer ends on 2026-02-01, before it begins.', `${at}/0/until`],
    ])
  })

  it.each([
    [[['2026-01-01']]],
    [[['2026-01-01', '2026-06-30']]],
    [[['2026-01-01', '2026-02-28'], ['2026-03-01']]],
    [[['2026-01-01'], ['2026-12-01']]],
  ] as const)('accepts answers one after the other: %j', (days) => {
    expect(found(...days)).toEqual([])
  })
})
