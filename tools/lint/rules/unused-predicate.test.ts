import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('unused-predicate', () => {
  it('reports a predicate that nothing names', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.inTexas = {
        field: 'heloc.property.address.state',
        equals: 'TX',
      }
    }, 'unused-predicate')
    expect(findings).toEqual([
      {
        rule: 'unused-predicate',
        severity: 'error',
        message: 'Nothing names the predicate "inTexas".',
        file: 'flows/predicates.json',
        at: '"inTexas": {',
        pointer: '/predicates/inTexas',
        hint: 'If a change took away what named it, put that back. Otherwise name it where it was meant to decide, or remove it.',
      },
    ])
  })

  it('accepts one that the question of a form alone depends on', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.known = { field: 'profile.hasSsn', equals: true }
      tree['flows/forms/product/select.json'].fields = { ssn: { unless: 'known' } }
    }, 'unused-predicate')
    expect(findings).toEqual([])
  })

  it('names the offers that are gone, and may have named it', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.known = { field: 'profile.hasSsn', equals: true }
      tree['flows/pages.json'].pages['product/select'].submissions = []
    }, 'unused-predicate')
    expect(findings).toMatchObject([
      { hint: expect.stringContaining('No page offers "offer" any more: perhaps it said when.') },
    ])
  })
})
