import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('unsafe-negation', () => {
  it('reports the negation of what may be absent', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = { not: { field: 'heloc.term', gt: 0 } }
    }, 'unsafe-negation')
    expect(findings).toEqual([
      {
        rule: 'unsafe-negation',
        severity: 'error',
        message:
          'This would hold whenever "heloc.term" is absent; give that field a default in the context schema, or ask for what it must be.',
        file: 'flows/predicates.json',
        at: '{',
        pointer: '/predicates/chosen/not',
        hint: 'Say what the value must be, or give the field a default in the context schema.',
      },
    ])
  })

  it('accepts the negation of what has a default', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = { not: { field: 'heloc.isCrypto', equals: true } }
    }, 'unsafe-negation')
    expect(findings).toEqual([])
  })
})
