import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('shadowed-trigger', () => {
  it('reports a trigger that an earlier one leaves nothing', () => {
    const findings = lintPatched(
      {
        'flows/journey.json': {
          triggerOrder: ['selectProduct', 'skipProduct'],
          transitions: { skipProduct: { from: ['product'], to: 'complete', trigger: 'chosen' } },
        },
      },
      'shadowed-trigger',
    )
    expect(findings).toEqual([
      {
        rule: 'shadowed-trigger',
        severity: 'error',
        message: 'No settlement ever takes "skipProduct".',
        file: 'flows/journey.json',
        at: '"skipProduct": {',
        pointer: '/transitions/skipProduct',
        hint: 'Applicants who meet its trigger also meet that of "selectProduct", which comes earlier in triggerOrder.',
      },
    ])
  })

  it('accepts the narrower trigger first', () => {
    expect(
      lintPatched(
        {
          'flows/predicates.json': { predicates: { chosenLong: { field: 'heloc.term', gt: 20 } } },
          'flows/journey.json': {
            triggerOrder: ['skipProduct', 'selectProduct'],
            transitions: { skipProduct: { from: ['product'], to: 'complete', trigger: 'chosenLong' } },
          },
        },
        'shadowed-trigger',
      ),
    ).toEqual([])
  })
})
