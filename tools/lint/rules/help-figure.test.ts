import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { answering, withHelp } from '../../../tests/support/lint/sample-help.ts'

const found = (text: string) =>
  lintSample(withHelp({ fees: answering(text) }), 'help-figure').map(({ message, hint }) => [message, hint])

describe('help-figure', () => {
  it('reports a figure that a limit has, and names the limit', () => {
    expect(found('A valuation costs $180 once.')).toEqual([
      ['"$180" is typed into this answer.', 'Say {valuationFee}.'],
    ])
  })

  it('reports one in a text that agents say', () => {
    const canned = { fee: { title: 'Fee', text: 'A valuation costs $180, once.' } }
    const findings = lintSample((tree) => {
      tree['flows/help/canned.json'] = { $schema: '../../schemas/dsl/help.schema.json', canned }
      tree['tenants/bank/tenant.json'].overrides = {
        help: { canned: { fee: { text: 'It is $180.' } } },
      }
    }, 'help-figure')
    expect(findings).toMatchObject([
      {
        pointer: '/canned/fee/text',
        message: '"$180" is typed into this answer.',
        hint: 'Say {valuationFee}.',
      },
      { pointer: '/overrides/help/canned/fee/text', tenant: 'bank' },
    ])
  })

  it('reports every other number', () => {
    const hint = 'Say it without a number, or put it into flows/limits.json.'
    expect(found('Your file needs 7 pages at least.')).toEqual([['"7" is typed into this answer.', hint]])
  })

  it.each([
    'The law asks for this notice (12 CFR 1002.9).',
    'Free copies are yours by law (15 U.S.C. 1681m). Ask for one.',
    'Send the 1099 or the W-2 of last year.',
    '{loanAmountMin, select, none {No line} other {From {loanAmountMin}}} is lent.',
  ])('accepts what the law says, names of forms and placeholders: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
