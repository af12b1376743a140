import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('left-ending', () => {
  it('reports an event of the process that takes up what has ended', () => {
    const findings = lintPatched(
      {
        'flows/process.json': {
          states: { CANCELLED: { kind: 'terminal' } },
          transitions: { cancelled: { from: '*', to: 'CANCELLED' } },
        },
      },
      'left-ending',
    )
    expect(findings).toEqual([
      {
        rule: 'left-ending',
        severity: 'error',
        message: '"cancelled" leads out of COMPLETE, which is an end.',
        file: 'flows/process.json',
        at: '"*"',
        pointer: '/transitions/cancelled/from',
        hint: 'Name COMPLETE in `except`.',
      },
      {
        rule: 'left-ending',
        severity: 'error',
        message: '"cancelled" leads out of CANCELLED, which is an end.',
        file: 'flows/process.json',
        at: '"*"',
        pointer: '/transitions/cancelled/from',
        hint: 'Name CANCELLED in `except`.',
      },
    ])
  })

  it('accepts a cancellation that leaves out what has ended', () => {
    expect(
      lintPatched(
        {
          'flows/process.json': {
            states: { CANCELLED: { kind: 'terminal' } },
            transitions: { cancelled: { from: '*', except: ['COMPLETE', 'CANCELLED'], to: 'CANCELLED' } },
          },
        },
        'left-ending',
      ),
    ).toEqual([])
  })
})
