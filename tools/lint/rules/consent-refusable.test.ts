import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

/** Form with one consent, whose answer has this schema. */
const lint = (schema: JsonObject, { form = {}, field = {} }: Readonly<Record<string, JsonObject>> = {}) =>
  lintPatched(
    {
      'flows/forms/product/select.json': {
        schema: { required: ['agreed'], properties: { agreed: schema } },
        order: ['agreed'],
        fields: { agreed: { label: 'product.title', widget: 'consent', dataClass: 'public', ...field } },
        ...form,
      },
    },
    'consent-refusable',
  )

describe('consent-refusable', () => {
  it('reports a consent that must be answered, and may be refused', () => {
    expect(lint({ type: 'boolean' })).toMatchObject([
      {
        file: 'flows/forms/product/select.json',
        pointer: '/fields/agreed',
        message: 'The form goes on whether or not "agreed" is agreed to: its schema takes more than true.',
      },
    ])
    expect(lint({ enum: [true, false] })).toHaveLength(1)
    expect(lint({ const: false })).toHaveLength(1)
  })

  it('reports one that is asked for only sometimes', () => {
    const sometimes = { form: { schema: { properties: { agreed: { type: 'boolean' } } } } }
    expect(lint({ type: 'boolean' }, { ...sometimes, field: { unless: 'chosen' } })).toHaveLength(1)
  })

  it('accepts one that takes nothing but true', () => {
    expect(lint({ const: true })).toEqual([])
    expect(lint({ type: 'boolean', const: true })).toEqual([])
  })

  it('accepts one that may be left out, and a question that is no consent', () => {
    expect(lint({ type: 'boolean' }, { form: { optional: ['agreed'] } })).toEqual([])
    expect(lint({ type: 'boolean' }, { field: { widget: 'radio' } })).toEqual([])
  })

  it('reports one that everybody agrees to and that may be left out', () => {
    const forgotten = lintPatched(
      {
        'flows/forms/product/select.json': {
          order: ['agreed'],
          fields: { agreed: { label: 'product.title', widget: 'consent', dataClass: 'public' } },
          schema: { properties: { agreed: { const: true } } },
          optional: ['agreed'],
        },
      },
      'consent-refusable',
    )
    expect(forgotten.map(({ message }) => message)).toEqual([
      '"agreed" may be left out, and its schema takes nothing but true: the form goes on without it.',
    ])
  })
})
