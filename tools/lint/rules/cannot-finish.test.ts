import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('cannot-finish', () => {
  it('reports a state that nothing leads out of', () => {
    const findings = lintPatched(
      { 'flows/process.json': { states: { HMDA: {} }, transitions: { offerSelected: { to: 'HMDA' } } } },
      'cannot-finish',
    )
    expect(findings).toEqual([
      {
        rule: 'cannot-finish',
        severity: 'error',
        message: 'Nothing leads on from HMDA.',
        file: 'flows/process.json',
        at: '"HMDA": {}',
        pointer: '/states/HMDA',
        hint: 'Let an event lead out of it, or say that it is an end: `"kind": "terminal"`.',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: { term: 1 }, status: { checklistStatus: 'HMDA' }, session: {} },
        },
      },
    ])
  })

  it('accepts a state that leads on to an end', () => {
    expect(
      lintPatched(
        {
          'flows/process.json': {
            states: { HMDA: {} },
            transitions: {
              offerSelected: { to: 'HMDA' },
              demographicsAnswered: { from: ['HMDA'], to: 'COMPLETE' },
            },
          },
        },
        'cannot-finish',
      ),
    ).toEqual([])
  })
})
