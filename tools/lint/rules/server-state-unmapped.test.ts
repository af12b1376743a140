import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('server-state-unmapped', () => {
  it('reports a server state for which nothing stands', () => {
    const findings = lintSample((tree) => {
      delete tree['flows/server-states.json'].states.ATTORNEY_REVIEW
    }, 'server-state-unmapped')
    expect(findings).toEqual([
      {
        rule: 'server-state-unmapped',
        severity: 'error',
        message: 'The server may say ATTORNEY_REVIEW, for which nothing stands in server-states.json.',
        file: 'flows/server-states.json',
        at: '{',
        pointer: '/states/ATTORNEY_REVIEW',
        hint: 'Give it a page, or a kind alone to leave the page to the client machine.',
      },
    ])
  })

  it('reports a lender that takes one away', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { serverStates: { states: { ATTORNEY_REVIEW: null } } }
    }, 'server-state-unmapped')
    expect(findings).toEqual([
      {
        rule: 'server-state-unmapped',
        severity: 'error',
        message: 'The server may say ATTORNEY_REVIEW, for which nothing stands in server-states.json.',
        file: 'tenants/bank/tenant.json',
        at: '"ATTORNEY_REVIEW": null',
        pointer: '/overrides/serverStates/states/ATTORNEY_REVIEW',
        hint: 'Give it a page, or a kind alone to leave the page to the client machine.',
        tenant: 'bank',
      },
    ])
  })

  it('accepts a server state that a prefix covers', () => {
    const findings = lintSample((tree) => {
      delete tree['flows/server-states.json'].states.WAITING_FOR_INCOME
      tree['flows/server-states.json'].states['WAITING_FOR_*'] = { kind: 'waiting' }
    }, 'server-state-unmapped')
    expect(findings).toEqual([])
  })
})
