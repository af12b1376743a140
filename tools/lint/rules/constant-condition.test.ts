import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('constant-condition', () => {
  it('reports a predicate whose parts contradict each other', () => {
    const findings = lintPatched(
      {
        'flows/predicates.json': {
          predicates: {
            chosen: {
              field: null,
              gt: null,
              all: [
                { field: 'heloc.term', gt: 0 },
                { field: 'heloc.term', lt: 0 },
              ],
            },
          },
        },
      },
      'constant-condition',
    )
    expect(findings).toEqual([
      {
        rule: 'constant-condition',
        severity: 'error',
        message: '"chosen" never holds.',
        file: 'flows/predicates.json',
        at: '{',
        pointer: '/predicates/chosen',
        hint: 'Its parts contradict each other or leave nothing out: say what was meant, or remove it.',
      },
    ])
  })

  it('reports a predicate that no event brings about', () => {
    const patch = { 'flows/process.json': { effects: null } }
    expect(
      lintPatched(patch, 'constant-condition').map(({ message, pointer }) => [message, pointer]),
    ).toEqual([
      [
        '"chosen" holds for no application: nothing in flows/process.json brings it about.',
        '/predicates/chosen',
      ],
    ])
  })

  it('leaves alone what is not of the application, such as who looks', () => {
    const patch = {
      'flows/predicates.json': {
        predicates: { chosen: { field: 'session.broker', gt: null, equals: true } },
      },
      'flows/process.json': { effects: null },
    }
    expect(lintPatched(patch, 'constant-condition')).toEqual([])
  })

  it('accepts a predicate that holds for some', () => {
    expect(
      lintPatched(
        {
          'flows/predicates.json': {
            predicates: {
              chosen: {
                field: null,
                gt: null,
                all: [
                  { field: 'heloc.term', gt: 0 },
                  { field: 'heloc.term', lt: 40 },
                ],
              },
            },
          },
        },
        'constant-condition',
      ),
    ).toEqual([])
  })
})
