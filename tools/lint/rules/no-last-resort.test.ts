import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('no-last-resort', () => {
  it('reports a last variant with a condition', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].states.product.page = [{ when: 'chosen', page: 'product/select' }]
    }, 'no-last-resort')
    expect(findings).toEqual([
      {
        rule: 'no-last-resort',
        severity: 'error',
        message: "The last of these has no 'when', so that one always holds.",
        file: 'flows/journey.json',
        at: '[',
        pointer: '/states/product/page',
        hint: 'Put the variant without a `when` at the end, or add one.',
      },
    ])
  })

  it('accepts a last variant without a condition', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].states.product.page = [
        { when: 'chosen', page: 'complete' },
        { page: 'product/select' },
      ]
    }, 'no-last-resort')
    expect(findings).toEqual([])
  })
})
