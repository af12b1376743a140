import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const step = { group: 'you', label: 'product.title', form: 'product/select' }

/** Flows that ask new applicants for name and membership, at a lender with a registration of its own. */
const lint = (registration: JsonObject) =>
  lintSample((tree) => {
    Object.assign(tree['flows/registration.json'], {
      order: ['name', 'membership'],
      groupOrder: ['you'],
      groups: { you: { label: 'product.title' } },
      steps: { name: step, membership: step },
    })
    tree['tenants/bank/tenant.json'].overrides = { registration }
  }, 'registration-unasked')

describe('registration-unasked', () => {
  it('reports a needed question that a lender leaves out, in the order that lacks it', () => {
    expect(lint({ steps: { name: null }, order: ['membership'] })).toMatchObject([
      {
        severity: 'error',
        message:
          'The registration needs the answers of "name" (product/select), which it does not ask of somebody new.',
        hint: 'Ask for them: in `order`, with the form of flows/registration.json, and skipped for nobody of whom they are not known.',
        file: 'tenants/bank/tenant.json',
        pointer: '/overrides/registration/order',
        tenant: 'bank',
      },
    ])
  })

  it('reports one that is asked with another form, or skipped for somebody new', () => {
    const named = (own: JsonObject) => lint({ steps: { name: { ...step, ...own } } })
    expect(named({ form: 'register/other' })).toMatchObject([
      { pointer: '/overrides/registration/steps/name/form' },
    ])
    expect(named({ skipWhen: { field: 'heloc.term', exists: false } })).toMatchObject([
      { pointer: '/overrides/registration/steps/name/skipWhen' },
    ])
  })

  it('accepts another order and other words, and the loss of what the server can do without', () => {
    expect(lint({ order: ['membership', 'name'] })).toEqual([])
    expect(lint({ steps: { membership: null }, order: ['name'] })).toEqual([])
  })
})
