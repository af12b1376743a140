import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('unreachable-state', () => {
  it('reports a state that no event leads to', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].states.bpo = { kind: 'interactive', page: 'product/select' }
    }, 'unreachable-state')
    expect(findings).toEqual([
      {
        rule: 'unreachable-state',
        severity: 'error',
        message: 'No sequence of events leads from "product" to "bpo".',
        file: 'flows/journey.json',
        at: '"bpo": {',
        pointer: '/states/bpo',
        hint: 'Let an event lead here, or remove the state.',
      },
    ])
  })

  it('reports a step of the process that no event leads to', () => {
    const findings = lintSample((tree) => {
      tree['flows/process.json'].states.HMDA = {}
    }, 'unreachable-state')
    expect(findings).toEqual([
      {
        rule: 'unreachable-state',
        severity: 'error',
        message: 'No sequence of events leads from "OFFER_SELECTION" to "HMDA".',
        file: 'flows/process.json',
        at: '"HMDA": {}',
        pointer: '/states/HMDA',
        hint: 'Let an event lead here, or remove the state.',
      },
    ])
  })

  it('accepts a state that a lender skips', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        process: { transitions: { offerSelected: { from: ['OFFER_SELECTION'], to: 'OFFER_SELECTION' } } },
      }
    }, 'unreachable-state')
    expect(findings).toEqual([])
  })
})
