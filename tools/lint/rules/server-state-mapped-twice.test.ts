import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const lintStates = (change: (states: Tree) => void) =>
  lintSample((tree) => change(tree['flows/server-states.json'].states), 'server-state-mapped-twice')

describe('server-state-mapped-twice', () => {
  it('reports an entry that says what a prefix says', () => {
    const findings = lintStates((states) => {
      for (const state of Object.keys(states)) if (state.startsWith('GEN_')) delete states[state]
      states['GEN_*'] = { kind: 'waiting' }
      states.GEN_DEED = { kind: 'waiting' }
    })
    expect(findings).toMatchObject([
      {
        message: '"GEN_*" says the same of GEN_DEED already.',
        file: 'flows/server-states.json',
        pointer: '/states/GEN_DEED',
        hint: 'Remove it.',
      },
    ])
  })

  it('reports a prefix whose states all have entries of their own', () => {
    const findings = lintStates((states) => {
      states['GEN_*'] = { kind: 'waiting' }
    })
    expect(findings).toMatchObject([
      {
        message:
          'Every server state that "GEN_*" stands for has an entry of its own: this one decides nothing.',
        pointer: '/states/GEN_*',
      },
    ])
  })

  it('accepts an exception to a prefix', () => {
    const findings = lintStates((states) => {
      for (const state of Object.keys(states)) if (state.startsWith('GEN_')) delete states[state]
      states['GEN_*'] = { kind: 'waiting' }
      states.GEN_DEED = { kind: 'interactive' }
    })
    expect(findings).toEqual([])
  })
})
