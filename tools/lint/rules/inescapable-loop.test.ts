import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('inescapable-loop', () => {
  it('reports steps that only lead to each other', () => {
    const findings = lintPatched(
      {
        'flows/process.json': {
          states: { COLLECT_ADDITIONAL_INFO: {}, HMDA: {} },
          transitions: {
            offerSelected: { to: 'COLLECT_ADDITIONAL_INFO' },
            contactProvided: { from: ['COLLECT_ADDITIONAL_INFO'], to: 'HMDA' },
            demographicsAnswered: { from: ['HMDA'], to: 'COLLECT_ADDITIONAL_INFO' },
          },
        },
      },
      'inescapable-loop',
    )
    expect(findings).toEqual([
      {
        rule: 'inescapable-loop',
        severity: 'error',
        message: 'Nothing leads out of COLLECT_ADDITIONAL_INFO, HMDA.',
        file: 'flows/process.json',
        at: '"COLLECT_ADDITIONAL_INFO": {}',
        pointer: '/states/COLLECT_ADDITIONAL_INFO',
        hint: 'Let an event of one of them lead on to an end.',
        witness: {
          events: ['offerSelected'],
          context: {
            profile: {},
            heloc: { term: 1 },
            status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
            session: {},
          },
        },
      },
    ])
  })

  it('accepts steps of which one leads on', () => {
    expect(
      lintPatched(
        {
          'flows/process.json': {
            states: { COLLECT_ADDITIONAL_INFO: {}, HMDA: {} },
            transitions: {
              offerSelected: { to: 'COLLECT_ADDITIONAL_INFO' },
              contactProvided: { from: ['COLLECT_ADDITIONAL_INFO'], to: 'HMDA' },
              demographicsAnswered: { from: ['HMDA'], to: 'COMPLETE' },
            },
          },
        },
        'inescapable-loop',
      ),
    ).toEqual([])
  })
})
