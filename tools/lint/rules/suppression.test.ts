import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { addUnusedPredicate, type Tree } from '../../../tests/support/lint/sample-tree.ts'

/** Report for the sample with an unused predicate and a suppression of its finding, changed by `difference`. */
const lintSuppressed = (difference: object, change: (tree: Tree) => void = addUnusedPredicate) =>
  lintSample((tree) => {
    change(tree)
    const suppression = {
      rule: 'unused-predicate',
      file: 'flows/predicates.json',
      pointer: '/predicates/inTexas',
      reason: 'The page that asks for it comes next month.',
      expires: '2026-06-30',
      ...difference,
    }
    tree['lint-suppressions.json'] = {
      $schema: './schemas/dsl/suppressions.schema.json',
      suppressions: [suppression],
    }
  })

const rulesOf = (findings: ReturnType<typeof lintSample>) => findings.map(({ rule }) => rule)

describe('suppression', () => {
  it('hides the finding that it names, up to its last day', () => {
    expect(lintSuppressed({})).toEqual([])
  })

  it('hides nothing elsewhere, and is then reported', () => {
    expect(lintSuppressed({ pointer: '/predicates/chosen' })).toEqual([
      expect.objectContaining({ rule: 'unused-predicate', pointer: '/predicates/inTexas' }),
      {
        rule: 'suppression',
        severity: 'error',
        message: 'This suppression hides nothing: unused-predicate finds nothing here.',
        file: 'lint-suppressions.json',
        at: '{',
        pointer: '/suppressions/0',
        hint: 'Remove it.',
      },
    ])
  })

  it('is reported once what it hid is mended', () => {
    expect(rulesOf(lintSuppressed({}, () => undefined))).toEqual(['suppression'])
  })

  it('ends after its last day: what it hid is reported again, and so is it', () => {
    expect(lintSuppressed({ expires: '2026-06-29' }).map(({ rule, message }) => [rule, message])).toEqual([
      ['unused-predicate', 'Nothing names the predicate "inTexas".'],
      ['suppression', 'This suppression ended on 2026-06-29: what it hid is reported again.'],
    ])
  })

  it('of a misspelt rule is reported with the nearest known one', () => {
    expect(lintSuppressed({ rule: 'unused-predicat' })).toContainEqual(
      expect.objectContaining({
        message: 'There is no rule "unused-predicat".',
        hint: 'Did you mean "unused-predicate"?',
      }),
    )
  })

  it('puts off nothing for which the server refuses a journey, whichever rule reports it', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].transitions.selectProduct.to = 'complet'
      tree['lint-suppressions.json'] = {
        $schema: './schemas/dsl/suppressions.schema.json',
        suppressions: [
          {
            rule: 'unknown-reference',
            file: 'flows/journey.json',
            pointer: '/transitions/selectProduct/to',
            reason: 'The state comes next month.',
            expires: '2026-12-31',
          },
        ],
      }
    })
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['unknown-reference', 'There is no state "complet".'],
      [
        'suppression',
        'What unknown-reference finds here cannot be put off: until it is mended, the journey cannot be served or proven, or breaks a law.',
      ],
    ])
  })

  it('without a pointer or a lender would hide too much, and is refused', () => {
    expect(lintSuppressed({ pointer: undefined })).toContainEqual(
      expect.objectContaining({ rule: 'schema', file: 'lint-suppressions.json', at: '{' }),
    )
  })

  it('without a reason is refused', () => {
    expect(lintSuppressed({ reason: 'later' })).toContainEqual(
      expect.objectContaining({ rule: 'schema', pointer: '/suppressions/0/reason' }),
    )
  })

  it('hides for one lender what concerns it alone', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': 'TODO: ask legal' } }
      tree['lint-suppressions.json'] = {
        $schema: './schemas/dsl/suppressions.schema.json',
        suppressions: [
          {
            rule: 'text-unfinished',
            file: 'tenants/bank/tenant.json',
            tenant: 'bank',
            reason: 'Agreed with the lender until its contract is renewed.',
            expires: '2026-12-31',
          },
        ],
      }
    })
    expect(findings).toEqual([])
  })
})
