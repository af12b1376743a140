import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const say = (message: string) => (tree: Tree) => {
  tree['flows/limits.json'].limits.rescission = { days: 3 }
  tree['flows/copy/en-US/complete.json'].messages['complete.title'] = message
}

const found = (message: string) =>
  lintSample(say(message), 'number-in-copy').map((finding) => [finding.message, finding.hint])

describe('number-in-copy', () => {
  it.each([
    ['From $15,000.', '"$15,000" is a limit, typed into this sentence.', 'Say {loanAmountMin}.'],
    ['From $15,000.00.', '"$15,000.00" is a limit, typed into this sentence.', 'Say {loanAmountMin}.'],
    ['Up to 17.2%.', '"17.2%" is a limit, typed into this sentence.', 'Say {aprMax}.'],
    ['Up to 17.2 percent.', '"17.2 percent" is a limit, typed into this sentence.', 'Say {aprMax}.'],
    ['Wait 3 days.', '"3 days" is a limit, typed into this sentence.', 'Say {rescission}.'],
    [
      'Wait three business days.',
      '"three business days" is a limit, typed into this sentence.',
      'Say {rescission}, if those days are meant.',
    ],
    ['On the 3rd day.', '"3rd day" is a limit, typed into this sentence.', 'Say {rescission}.'],
    [
      'It costs $99.',
      '"$99" is typed into this sentence.',
      'Put it into flows/limits.json and name it here.',
    ],
  ])('reports a figure: %s', (message, fault, hint) => {
    expect(found(message)).toEqual([[fault, hint]])
  })

  it('names every limit that may be meant, and days of business only for such days', () => {
    const hints = (message: string) =>
      lintSample((tree) => {
        say(message)(tree)
        Object.assign(tree['flows/limits.json'].limits, {
          rescission: { minutes: 1 },
          fundingBusinessDays: { days: 5 },
          payoff: { maxDays: 5 },
          visit: { usualDays: 5 },
          holdBusinessDays: { days: 6 },
        })
      }, 'number-in-copy').map(({ hint }) => hint)
    expect(hints('Wait five business days.')).toEqual(['Say {fundingBusinessDays}.'])
    expect(hints('Wait five days.')).toEqual(['Say {payoffMaxDays} or {visitUsualDays}, whichever is meant.'])
    expect(hints('Wait six days.')).toEqual(['Say {holdBusinessDays}, if those days are meant.'])
  })

  it('looks into every variant and tag', () => {
    expect(found('{brand, select, a {<b>$99</b>} other {$98}}')).toHaveLength(2)
  })

  it('leaves to the law its figures, but for those that are our limits too', () => {
    expect(found('At most 80 percent (Texas Constitution, Article XVI).')).toEqual([])
    expect(found('Cancel within 3 days (12 CFR 1026.15).')).toHaveLength(1)
  })

  it.each([
    'From {loanAmountMin}.',
    'Sending, {rescission}%',
    '1099 forms',
    'Enter 9 digits.',
    'Wait 4 days.',
    '3 people',
  ])('accepts %s', (message) => {
    expect(found(message)).toEqual([])
  })

  it('reports what a lender rewords in its own file, with its own limits', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        copy: { 'complete.title': 'Up to $300,000' },
        limits: { limits: { loanAmount: { maxCents: 30000000 } } },
      }
    }, 'number-in-copy')
    expect(findings).toEqual([
      {
        rule: 'number-in-copy',
        severity: 'error',
        message: '"$300,000" is a limit, typed into this sentence.',
        file: 'tenants/bank/tenant.json',
        at: '"Up to $300,000"',
        pointer: '/overrides/copy/complete.title',
        tenant: 'bank',
        hint: 'Say {loanAmountMax}.',
      },
    ])
  })

  it('reads documents too', () => {
    const findings = lintSample((tree) => {
      tree['flows/documents/terms/2026-01.json'] = {
        $schema: '../../../schemas/dsl/document.schema.json',
        title: 'Terms',
        effective: '2026-01-01',
        sections: [{ heading: 'What it costs', paragraphs: ['It costs $180.'] }],
      }
    }, 'number-in-copy')
    expect(findings).toMatchObject([{ hint: 'Say {valuationFee}.', pointer: '/sections/0/paragraphs/0' }])
  })
})
