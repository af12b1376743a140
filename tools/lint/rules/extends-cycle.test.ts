import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleTenant } from '../../../tests/support/lint/sample-tree.ts'

describe('extends-cycle', () => {
  it('reports lenders that extend each other', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].extends = 'union'
      tree['tenants/union/tenant.json'] = { ...sampleTenant('union'), extends: 'bank' }
    }, 'extends-cycle')
    expect(findings).toEqual([
      {
        rule: 'extends-cycle',
        message: 'union extends bank extends union: a tenant cannot extend itself.',
        severity: 'error',
        file: 'tenants/bank/tenant.json',
        at: '"union"',
        pointer: '/extends',
        hint: 'Let one of them stand on the base alone.',
        tenant: 'union',
      },
      {
        rule: 'extends-cycle',
        message: 'bank extends union extends bank: a tenant cannot extend itself.',
        severity: 'error',
        file: 'tenants/union/tenant.json',
        at: '"bank"',
        pointer: '/extends',
        hint: 'Let one of them stand on the base alone.',
        tenant: 'bank',
      },
    ])
  })

  it('accepts a chain of lenders', () => {
    const findings = lintSample((tree) => {
      tree['tenants/union/tenant.json'] = { $schema: '', code: 'union', extends: 'bank' }
    }, 'extends-cycle')
    expect(findings).toEqual([])
  })
})
