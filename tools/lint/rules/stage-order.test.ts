import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (before: string, after: string) =>
  lintPatched(
    {
      'flows/server-states.json': {
        states: {
          OFFER_SELECTION: { page: 'product/select', stage: before },
          COMPLETE: { page: 'complete', stage: after },
        },
      },
    },
    'stage-order',
  ).map(({ pointer, message }) => `${pointer} ${message}`)

describe('stage-order', () => {
  it('reports a state that is further back than the one before it', () => {
    expect(found('funding', 'rescission')).toEqual([
      '/states/COMPLETE/stage COMPLETE follows OFFER_SELECTION, and its stage, rescission, comes before funding.',
    ])
  })

  it('accepts stages that go on, and ends from anywhere', () => {
    expect(found('rescission', 'recording')).toEqual([])
    expect(found('funding', 'funding')).toEqual([])
    expect(found('payoff', 'cancelled')).toEqual([])
  })
})
