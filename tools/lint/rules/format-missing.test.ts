import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const path = 'flows/forms/product/select.json'

const findingsOf = (properties: object, more: object = {}) =>
  lintSample((tree) => {
    Object.assign(tree[path], { schema: { properties, required: [] }, ...more })
  }, 'format-missing')

describe('format-missing', () => {
  it('reports an answer that code reads as a date, where any text is taken', () => {
    expect(findingsOf({ dob: { type: 'string' } })).toEqual([
      {
        rule: 'format-missing',
        severity: 'error',
        message: 'Code reads "dob" and relies on the format "birth-date", which this form does not ask for.',
        file: path,
        at: '"dob": {',
        pointer: '/schema/properties/dob',
        hint: 'Add "format": "birth-date" to a text, or name all values by an enum.',
      },
    ])
  })

  it.each([
    ['a part of an address', { address: { type: 'object', properties: { zip: { type: 'string' } } } }],
    ['an item of a list', { documents: { type: 'array', items: { type: 'string' } } }],
    ['an amount that is a text', { amount: { type: 'string' } }],
    ['an amount with parts of a cent', { amount: { type: 'number', format: 'double' } }],
    ['another format', { dob: { type: 'string', format: 'date' } }],
    ['values of which one is no state', { state: { enum: ['ME', 'Bavaria'] } }],
  ])('reports %s', (_, properties) => {
    expect(findingsOf(properties)).toHaveLength(1)
  })

  it('accepts the format, named values that have it, and what the form keeps without code', () => {
    const pet = { widget: 'text', label: 'product.title', class: 'public', to: 'heloc.answers.zip' }
    expect(findingsOf({ dob: { type: 'string', format: 'birth-date' } })).toEqual([])
    expect(findingsOf({ state: { enum: ['ME', 'VT'] }, amount: { type: 'integer' } })).toEqual([])
    expect(findingsOf({ zip: { type: 'string' } }, { fields: { zip: pet } })).toEqual([])
  })
})
