import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('predicate-cycle', () => {
  it('reports predicates that name each other', () => {
    const findings = lintSample((tree) => {
      Object.assign(tree['flows/predicates.json'].predicates, {
        chosen: { all: ['other'] },
        other: { any: ['chosen'] },
      })
    }, 'predicate-cycle')
    expect(findings).toEqual([
      {
        rule: 'predicate-cycle',
        severity: 'error',
        message: 'chosen -> other -> chosen goes in a circle.',
        file: 'flows/predicates.json',
        at: '{',
        pointer: '/predicates/chosen',
      },
      {
        rule: 'predicate-cycle',
        severity: 'error',
        message: 'other -> chosen -> other goes in a circle.',
        file: 'flows/predicates.json',
        at: '{',
        pointer: '/predicates/other',
      },
    ])
  })
})
