import { describe, expect, it } from 'vitest'
import { filesOf, formOf, type JsonObject, loadSource, reliedFormats, withReliedFormats } from '#source'
import { formValidators } from '../../server/validation/form-validators.ts'
import { patchedSource } from '../../tests/support/lenders/patched-source.ts'
import { productCode } from '../../tools/lint/product-code/product-code.ts'

const source = loadSource()
const read = productCode({ source, tenant: undefined })?.answers ?? []

/** Formats in a schema, by the name of the value: that of an array is the name of its items. */
function formatsIn(name: string, schema: unknown): readonly (readonly [name: string, format: string])[] {
  const { type, format, items, properties } = Object(schema)
  if (items !== undefined) return formatsIn(name, items)
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([child, own]) => formatsIn(child, own))
  const own: unknown = format ?? (type === 'number' ? 'money' : undefined)
  return typeof own === 'string' ? [[name, own]] : []
}

/** The request that a co-owner answers: it is looked for among theirs, and elsewhere the condition of a house is called so. */
const onlyCompared = 'condition'

const inForms = filesOf(source, 'form').flatMap((file) => {
  const names = read.filter(({ form }) => form === formOf(file)).flatMap(({ names: own }) => own)
  const { properties } = Object(file.value).schema
  return names.filter((name) => name !== onlyCompared).flatMap((name) => formatsIn(name, properties[name]))
})

describe('the formats on which code relies', () => {
  it('are those of every answer that code reads, found where it says which it reads, and no others', () => {
    expect(Object.fromEntries(reliedFormats)).toEqual(Object.fromEntries(inForms))
    for (const [name, format] of inForms) expect([name, reliedFormats.get(name)]).toEqual([name, format])
  })

  it('change nothing in the forms of the product', () => {
    for (const { value } of filesOf(source, 'form'))
      expect(withReliedFormats(Object(value))).toBe(Object(value).schema)
  })
})

describe('a form that forgot one', () => {
  const birthdate = (dob: JsonObject) =>
    formValidators(
      patchedSource({ 'flows/forms/register/birthdate.json': { schema: { properties: { dob } } } }),
    ).get('register/birthdate')

  it.each([
    ['has none', { format: null }],
    ['has another', { format: 'latin-text' }],
  ])(
    'is answered in that format all the same, where it %s: a wrong answer is refused, and no code meets it',
    (_, dob) => {
      const validator = birthdate(dob)
      expect(() => validator?.validate({ dob: 'yesterday' })).toThrow('INVALID_REQUEST')
      expect(validator?.validate({ dob: '1980-04-02' })).toEqual({ dob: '1980-04-02' })
    },
  )

  it('takes no text for an amount', () => {
    const form = { schema: { properties: { amount: { type: 'string' } } }, fields: {} }
    expect(withReliedFormats(form)).toEqual({
      properties: { amount: { allOf: [{ type: 'string' }, { type: 'number', format: 'money' }] } },
    })
  })
})
