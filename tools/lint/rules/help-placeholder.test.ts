import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { answering, withHelp } from '../../../tests/support/lint/sample-help.ts'

const found = (text: string) =>
  lintSample(withHelp({ fees: answering(text) }), 'help-placeholder').map(({ message, hint }) => [
    message,
    hint,
  ])

describe('help-placeholder', () => {
  it('reports a value that there is not, with the nearest known one', () => {
    expect(found('A valuation costs {valuationFees}.')).toEqual([
      ['This message gets no value for {valuationFees}.', 'Did you mean {valuationFee}?'],
    ])
  })

  it('reports a text that is to be counted', () => {
    expect(found('It costs {valuationFee, plural, other {# dollars}}.')).toHaveLength(1)
  })

  it.each([
    'At most {loanAmountMax} from {companyName}.',
    'Call {supportPhone} and ask.',
    'It costs nothing at all.',
  ])('accepts limits and facts of the lender: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('looks at what agents say often, in the base and at a lender', () => {
    const findings = lintSample((tree) => {
      const canned = { greeting: { title: 'Greeting', text: 'Welcome to {company}.' } }
      tree['flows/help/canned-answers.json'] = { $schema: '../../schemas/dsl/help.schema.json', canned }
      tree['tenants/bank/tenant.json'].overrides = {
        help: { canned: { greeting: { text: 'Welcome to the {bank}.' } } },
      }
    }, 'help-placeholder')
    expect(findings).toMatchObject([
      { file: 'flows/help/canned-answers.json', pointer: '/canned/greeting/text' },
      { file: 'tenants/bank/tenant.json', pointer: '/overrides/help/canned/greeting/text', tenant: 'bank' },
    ])
  })

  it('looks at the answer that a lender gives in its own words', () => {
    const findings = lintSample((tree) => {
      withHelp({ fees: {} })(tree)
      tree['tenants/bank/tenant.json'].overrides = {
        help: { articles: { fees: answering('Our valuation costs {fee}.') } },
      }
    }, 'help-placeholder')
    expect(findings).toMatchObject([
      {
        file: 'tenants/bank/tenant.json',
        pointer: '/overrides/help/articles/fees/answers/0/text',
        tenant: 'bank',
      },
    ])
  })
})
