import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('order-incomplete', () => {
  it('reports a step of the registration that nobody is led to', () => {
    const findings = lintSample((tree) => {
      Object.assign(tree['flows/registration.json'], {
        groupOrder: ['home'],
        groups: { home: { label: 'product.title' } },
        steps: { address: { group: 'home', label: 'product.title', form: 'product/select' } },
      })
    }, 'order-incomplete')
    expect(findings).toEqual([
      {
        rule: 'order-incomplete',
        severity: 'error',
        message: 'The step "address" is missing from `order`, so that nobody ever sees it.',
        file: 'flows/registration.json',
        at: '"order": []',
        pointer: '/order',
        hint: 'Put "address" where it belongs, or remove it.',
      },
    ])
  })

  it('reports a field that nobody is asked for', () => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].fields.amount = {
        widget: 'money',
        label: 'product.title',
        class: 'public',
      }
    }, 'order-incomplete')
    expect(findings).toMatchObject([
      {
        file: 'flows/forms/product/select.json',
        pointer: '/order',
        message: expect.stringContaining('"amount"'),
      },
    ])
  })

  it('reports the step that a lender drops from the order, at the lender', () => {
    const findings = lintSample((tree) => {
      Object.assign(tree['flows/progress.json'], {
        order: ['offer'],
        steps: { offer: { minutes: 1, label: 'product.title' } },
      })
      tree['tenants/bank/tenant.json'].overrides = { progress: { order: [] } }
    }, 'order-incomplete')
    expect(findings).toMatchObject([
      { file: 'tenants/bank/tenant.json', pointer: '/overrides/progress/order', tenant: 'bank' },
    ])
  })
})
