import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('operator-type-mismatch', () => {
  it('reports an order of booleans', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = { field: 'heloc.isCrypto', gt: 0 }
    }, 'operator-type-mismatch')
    expect(findings).toEqual([
      {
        rule: 'operator-type-mismatch',
        severity: 'error',
        message: '"gt" doesn\'t suit a boolean that is never absent: its default is false.',
        file: 'flows/predicates.json',
        at: '0',
        pointer: '/predicates/chosen/gt',
      },
    ])
  })

  it('reports a value of another type', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = { field: 'heloc.term', equals: '10' }
    }, 'operator-type-mismatch')
    expect(findings).toEqual([
      {
        rule: 'operator-type-mismatch',
        severity: 'error',
        message: '"10" is a string, where the field holds a number.',
        file: 'flows/predicates.json',
        at: '"10"',
        pointer: '/predicates/chosen/equals',
      },
    ])
  })

  it('reports a value that the enumeration lacks', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = { field: 'status.bpo', in: ['REQUIRED', 'UNKOWN'] }
    }, 'operator-type-mismatch')
    expect(findings).toEqual([
      {
        rule: 'operator-type-mismatch',
        severity: 'error',
        message: 'status.bpo is never "UNKOWN".',
        file: 'flows/predicates.json',
        at: '"UNKOWN"',
        pointer: '/predicates/chosen/in/1',
        hint: 'Did you mean "UNKNOWN"?',
      },
    ])
  })

  it('reports a state that there is not, and accepts the one that stands for none', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = {
        field: 'heloc.property.address.state',
        in: ['MA', 'MASS', 'TE', 'XX'],
      }
    }, 'operator-type-mismatch')
    expect(findings.map(({ message }) => message)).toEqual([
      'heloc.property.address.state is never "MASS".',
      'heloc.property.address.state is never "TE".',
    ])
  })

  it('accepts a value of the enumeration', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = { field: 'status.bpo', in: ['REQUIRED', 'UNKNOWN'] }
    }, 'operator-type-mismatch')
    expect(findings).toEqual([])
  })
})
