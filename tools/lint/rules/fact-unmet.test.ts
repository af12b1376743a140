import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const lint = (fact: object, others: object = {}) =>
  lintPatched(
    {
      'flows/facts.json': {
        $schema: '../schemas/dsl/facts.schema.json',
        facts: { known: { source: 'the law', ...fact } },
      },
      ...others,
    },
    'fact-unmet',
  )

const maximum = 'limits/limits/apr/maxBps'

describe('fact-unmet', () => {
  it('accepts what the flows say', () => {
    expect(
      lint({
        values: {
          [maximum]: 1720,
          'serverStates/keepQuery': ['pop-webchat'],
          'serverStates/states/*/turn': { COMPLETE: 'nobody' },
        },
        fields: { 'heloc.payType': ['MANUAL', 'AUTOPAY'] },
        sentences: { 'complete.title': 'Done' },
      }),
    ).toEqual([])
  })

  it('points at a value that differs', () => {
    expect(lint({ values: { [maximum]: 1270 } })).toMatchObject([
      {
        file: 'flows/limits.json',
        pointer: '/limits/apr/maxBps',
        message: 'This is 1720; by the law ("known"), it is 1270.',
      },
    ])
  })

  it('names what a list lost and got', () => {
    expect(lint({ values: { 'serverStates/keepQuery': ['chat'] } })).toMatchObject([
      {
        message: 'This is ["pop-webchat"]; by the law ("known"), it is also "chat" and not "pop-webchat".',
      },
    ])
  })

  it('compares a list of words as a set, and an order as one', () => {
    expect(
      lint(
        { values: { 'predicates/predicates/lent/in': ['MA', 'CT'] } },
        {
          'flows/predicates.json': {
            predicates: { lent: { field: 'heloc.property.address.state', in: ['CT', 'MA'] } },
          },
        },
      ),
    ).toEqual([])
    const versions = [{ version: '2026-01', effective: '2026-01-01', copy: 'product.apr' }]
    const fee = { regulatory: true, versions }
    expect(
      lint(
        { values: { 'disclosures/order': ['fee', 'apr'] } },
        { 'flows/disclosures.json': { order: ['apr', 'fee'], disclosures: { fee } } },
      ),
    ).toMatchObject([{ message: 'This is ["apr","fee"]; by the law ("known"), it is in another order.' }])
  })

  it('names what an object says otherwise', () => {
    expect(lint({ values: { 'limits/limits/apr': { minBps: 760, maxBps: 1800 } } })).toMatchObject([
      { message: 'This is {"minBps":760,"maxBps":1720}; by the law ("known"), it is with maxBps 1800.' },
    ])
  })

  it('points at the fact whose place is gone, and at a near one', () => {
    expect(lint({ values: { 'limits/limits/apr/maxBp': 1720 } })).toMatchObject([
      {
        file: 'flows/facts.json',
        pointer: '/facts/known/values/limits~1limits~1apr~1maxBp',
        message:
          'The flows have no "limits/limits/apr/maxBp"; by the law ("known"), limits/limits/apr/maxBp is 1720.',
        hint: 'Did you mean "maxBps"?',
      },
    ])
  })

  it('reads a form, and one property of every element of a list', () => {
    const form = {
      'flows/forms/product/select.json': {
        schema: { properties: { share: { type: 'integer', maximum: 100 }, kind: { type: 'string' } } },
        fields: { kind: { options: [{ value: 'A' }, { value: 'B' }] } },
      },
    }
    const place = 'forms/product/select'
    const values = (maximum: number, kinds: readonly string[]) => ({
      values: {
        [`${place}/schema/properties/share/maximum`]: maximum,
        [`${place}/fields/kind/options/*/value`]: kinds,
      },
    })
    expect(lint(values(100, ['A', 'B']), form)).toEqual([])
    expect(lint(values(10, ['B', 'A']), form).map(({ file, pointer }) => file + pointer)).toEqual([
      'flows/forms/product/select.json/schema/properties/share/maximum',
      'flows/forms/product/select.json/fields/kind/options',
    ])
    expect(lint({ values: { [`${place}/schema/properties/lost/maximum`]: 1 } }, form)).toMatchObject([
      { file: 'flows/forms/product/select.json', pointer: '/schema/properties' },
    ])
  })

  it('reads a sentence with the limits filled in', () => {
    const said = {
      'flows/copy/en-US/complete.json': {
        messages: { 'complete.title': 'Up to {aprMax}' },
      },
    }
    expect(lint({ sentences: { 'complete.title': ['17.20%'] } }, said)).toEqual([])
    expect(lint({ sentences: { 'complete.title': ['12.70%'] } }, said)).toMatchObject([
      {
        pointer: '/messages/complete.title',
        message: 'This says "Up to 17.20%"; by the law ("known"), it says "12.70%".',
      },
    ])
  })

  it('names a message that is gone', () => {
    expect(lint({ sentences: { 'complete.titel': 'Done' } })).toMatchObject([
      { hint: 'Did you mean "complete.title"?' },
    ])
  })

  it('compares the values of a field', () => {
    expect(lint({ fields: { 'heloc.payType': ['AUTOPAY'] } })).toMatchObject([
      {
        message: 'The values of heloc.payType are others; by the law ("known"), they are not "MANUAL".',
      },
    ])
  })

  it('holds a lender to a fact, unless lenders may differ', () => {
    const lender = {
      'tenants/bank/tenant.json': {
        overrides: {
          predicates: {
            predicates: { chosen: { field: 'heloc.term', gt: 5 } },
          },
        },
      },
    }
    const values = { 'predicates/predicates/chosen/gt': 0 }
    expect(lint({ values }, lender)).toMatchObject([{ tenant: 'bank' }])
    expect(lint({ values, lenders: 'differ' }, lender)).toEqual([])
  })

  it('lets no lender reword a fixed sentence in another language', () => {
    const translations = { 'es-US': { 'complete.title': 'Falta mucho' } }
    const lender = { 'tenants/bank/tenant.json': { overrides: { translations } } }
    expect(lint({ sentences: { 'complete.title': 'Done' } }, lender)).toMatchObject([
      {
        file: 'tenants/bank/tenant.json',
        message: 'What "complete.title" says is fixed by the law: no lender rewords it in es-US.',
      },
    ])
    expect(lint({}, lender)).toEqual([])
  })
})
