import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('trigger-order-incomplete', () => {
  it('reports a trigger that stands in no order', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].triggerOrder = []
    }, 'trigger-order-incomplete')
    expect(findings).toEqual([
      {
        rule: 'trigger-order-incomplete',
        severity: 'error',
        message:
          '"selectProduct" has the trigger "chosen" but is missing from triggerOrder, so that it never fires.',
        file: 'flows/journey.json',
        at: '"chosen"',
        pointer: '/transitions/selectProduct/trigger',
        hint: 'Put it in triggerOrder: stopping states first, then the road.',
      },
    ])
  })
})
