import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('canonical-form', () => {
  it('reports keys in another order than their schema', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].states.product = { page: 'product/select', kind: 'interactive' }
    }, 'canonical-form')
    expect(findings).toEqual([
      {
        rule: 'canonical-form',
        severity: 'warning',
        message: '"kind" belongs before "page".',
        file: 'flows/journey.json',
        at: '"kind": "interactive"',
        pointer: '/states/product/kind',
        hint: 'Run `npx journey format`.',
      },
    ])
  })

  it('accepts maps in the order of their author', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].states = {
        complete: tree['flows/journey.json'].states.complete,
        product: tree['flows/journey.json'].states.product,
      }
    }, 'canonical-form')
    expect(findings).toEqual([])
  })
})
