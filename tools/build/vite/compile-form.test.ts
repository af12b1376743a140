import { describe, expect, it } from 'vitest'
import { formFormats } from '#engine'
import { compileForm } from './compile-form.ts'
import { formModules } from './form-modules.ts'

const form = {
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['email'],
    properties: {
      email: { type: 'string', format: 'email', maxLength: 5 },
      kinds: { type: 'array', uniqueItems: true, items: { type: 'object' } },
    },
  },
  order: ['email'],
  fields: { email: { widget: 'email', label: 'x.y', class: 'personal' } },
  submit: 'x.submit',
}

describe('a compiled form', () => {
  const code = compileForm('x', form, Object.keys(formFormats))

  it('requires nothing, so that it runs in a browser', () => {
    expect(code).not.toContain('require(')
    expect(code).not.toMatch(/\beval\(|new Function/)
  })

  it('refuses a format that the engine does not have', () => {
    expect(() => compileForm('x', form, [])).toThrow('unknown format "email"')
  })

  it('knows the names of many properties without its schema', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
    const schema = { ...form.schema, properties, required: [] }
    const many = { ...form, schema }
    expect(compileForm('x', many, [])).toContain(`${JSON.stringify(names)}.includes(`)
  })

  it('is served as a module of its own beside a registry of all', () => {
    const { load, resolveId } = formModules()
    expect(typeof load).toBe('function')
    expect(typeof resolveId).toBe('function')
  })
})
