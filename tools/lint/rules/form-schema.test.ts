import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const file = 'flows/forms/product/select.json'
const amount = { widget: 'money', label: 'product.submit', inputMode: 'numeric', class: 'public' }
const text = { ...amount, widget: 'text' }

/** Messages by place in a form. */
const faultsIn = (form: JsonObject) =>
  lintPatched({ [file]: { order: Object.keys(form.fields ?? {}), ...form } }, 'form-schema').map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

describe('form-schema', () => {
  it('reports usual amounts of two limits, or the wrong way round', () => {
    const usual = (least: string, most: string) =>
      faultsIn({
        schema: { properties: { amount: { type: 'number' } }, required: ['amount'] },
        fields: { amount: { ...amount, usual: { least, most } } },
      })
    expect(usual('loanAmount.minCents', 'loanAmount.maxCents')).toEqual([])
    for (const [least, most] of [
      ['loanAmount.maxCents', 'loanAmount.minCents'],
      ['loanAmount.minCents', 'recordingFee.maxCents'],
    ] as const)
      expect(usual(least, most)).toEqual([expect.stringContaining('not the least and the most of one limit')])
  })

  it('reports a question of which the schema knows nothing', () => {
    const properties = { amount: { type: 'number' } }
    const form = {
      schema: { properties, required: ['amount'] },
      order: ['amuont'],
      fields: { amuont: amount },
    }
    expect(lintPatched({ [file]: form }, 'form-schema')).toEqual([
      {
        rule: 'form-schema',
        severity: 'error',
        message: 'The form asks for "amuont", which its schema does not know.',
        file,
        at: '"amuont": {',
        pointer: '/fields/amuont',
        hint: 'Did you mean "amount"?',
      },
    ])
  })

  it.each([
    ['money', 'string', 'number or integer'],
    ['text', 'boolean', 'string'],
    ['checkboxes', 'string', 'array'],
    ['consent', 'string', 'boolean'],
  ])('reports %s for what the schema takes as %s', (widget, type, answer) => {
    const schema = { properties: { a: { type } }, required: ['a'] }
    expect(faultsIn({ schema, fields: { a: { ...text, widget } } })).toEqual([
      `/fields/a/widget "${widget}" is answered with ${answer}, and the schema asks for ${type} as "a".`,
    ])
  })

  it('reports digits for which a telephone shows letters', () => {
    const schema = { properties: { a: { type: 'string' } }, required: ['a'] }
    const account = { widget: 'account', label: 'product.submit', class: 'public' }
    expect(faultsIn({ schema, fields: { a: account } })).toEqual([
      '/fields/a/widget On a telephone the keys for this account field would be letters, and it needs others.',
    ])
    expect(faultsIn({ schema, fields: { a: { ...account, inputMode: 'numeric' } } })).toEqual([])
  })

  it('reports an answer that may be left out by mistake', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' } }
    const form = { schema: { properties, required: ['a'] }, fields: { a: text, b: text } }
    expect(faultsIn(form)).toEqual([
      '/schema/properties/b "b" may be left out, and nothing says that this is meant.',
    ])
    expect(faultsIn({ ...form, optional: ['b'] })).toEqual([])
  })

  it('accepts one that is required unless it is known', () => {
    const unless = { field: 'profile.hasSsn', equals: true }
    const schema = { properties: { a: { type: 'string' } } }
    expect(faultsIn({ schema, fields: { a: { ...text, unless } } })).toEqual([])
  })

  it.each([
    ['unless', { field: 'profile.hasSsn', equals: true }],
    ['showWhen', { b: 'yes' }],
  ])(
    'reports one that the schema requires although %s leaves it out of the page at times',
    (key, condition) => {
      const schema = { properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['b', 'a'] }
      expect(faultsIn({ schema, fields: { a: { ...text, [key]: condition }, b: text } })).toEqual([
        `/schema/required/1 "a" is not always asked for (\`${key}\`), and the schema refuses every form without it.`,
      ])
    },
  )

  it('reports what is required or optional and not in the schema, or both', () => {
    const schema = { properties: { a: { type: 'string' } }, required: ['a', 'b'] }
    expect(faultsIn({ schema, optional: ['a', 'c'], fields: { a: text } }).toSorted()).toEqual([
      '/optional/0 "a" is no answer that the schema lets one leave out.',
      '/optional/1 "c" is no answer that the schema lets one leave out.',
      '/schema/required/1 "b" is required, and the schema does not know it.',
    ])
  })

  it.each([
    [
      { type: 'string', minLength: 9, maxLength: 8 },
      '/minLength No answer is both: `minLength` is 9, `maxLength` is 8.',
    ],
    [
      { type: 'number', minimum: 2, maximum: 1 },
      '/minimum No answer is both: `minimum` is 2, `maximum` is 1.',
    ],
    [
      { type: 'string', pattern: String.raw`^\d{4}$ ` },
      '/pattern "^\\d{4}$ " goes on after `$`, where an answer ends: no answer matches it.',
    ],
    [{ type: 'string', minimum: 2 }, '/minimum `minimum` limits number or integer, and this is string.'],
    [{ type: 'string', enum: ['A', 1] }, '/enum/1 1 is no string, which the schema asks for.'],
    [
      { type: 'array', items: { type: 'string', minItems: 1 } },
      '/items/minItems `minItems` limits array, and this is string.',
    ],
  ])('reports %j, which no answer is', (answer, fault) => {
    const widget = answer.type === 'number' ? 'number' : answer.type === 'array' ? 'checkboxes' : 'text'
    const form = {
      schema: { properties: { a: answer }, required: ['a'] },
      fields: { a: { ...text, widget } },
    }
    expect(faultsIn(form)).toEqual([`/schema/properties/a${fault}`])
  })

  it('reports a row of what was answered that shows the answer of another', () => {
    const rows = (...places: readonly string[]) => ({
      answered: { rows: places.map((at) => ({ label: 'product.title', as: 'text', at })) },
    })
    expect(faultsIn(rows('profile.email', 'profile.email'))).toEqual([
      '/answered/rows/1/at "product.title" shows profile.email, as "product.title" does: one of the two shows another answer than its own.',
    ])
    expect(faultsIn(rows('profile.email', 'profile.dob'))).toEqual([])
  })
})
