import { describe, expect, it } from 'vitest'
import { sampleSource } from '../../tests/support/lint/lint-sample.ts'
import { addUnusedPredicate } from '../../tests/support/lint/sample-tree.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import type { Rule } from './rule.ts'
import { inconclusive } from './rules/inconclusive.ts'
import { unusedPredicate } from './rules/unused-predicate.ts'
import { runLint } from './run-lint.ts'

const source = sampleSource(addUnusedPredicate)

const throwing: Rule = {
  id: 'throwing',
  why: 'To see what becomes of the others.',
  check: ({ tenant }) => {
    if (tenant === 'bank') throw new TypeError('nothing here')
    return []
  },
}

describe('a run of the linter', () => {
  it('tells of a rule that throws, by its id and lender, and applies the others', () => {
    const { findings, crashes } = runLint(source, { selected: [throwing, unusedPredicate] })
    expect(crashes).toEqual([{ rule: 'throwing', tenant: 'bank', message: 'TypeError: nothing here' }])
    expect(findings.map(({ rule }) => rule)).toEqual(['unused-predicate'])
  })

  it('reports a rule that asks too much of a proof as inconclusive, once, and applies the others', () => {
    const tiring: Rule = {
      ...throwing,
      check: () => {
        throw new BudgetExhausted('More than 5 steps of work.')
      },
    }
    const { findings, crashes } = runLint(source, { selected: [tiring, inconclusive, unusedPredicate] })
    expect(crashes).toEqual([])
    expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      'inconclusive flows/journey.json',
      'unused-predicate flows/predicates.json',
    ])
  })

  it('says once what is wrong with the base, however many lenders there are', () => {
    expect(runLint(source).findings).toHaveLength(1)
  })
})
