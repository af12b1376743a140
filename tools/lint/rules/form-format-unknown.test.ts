import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('form-format-unknown', () => {
  it('reports a format that nothing checks, wherever in the schema, with the nearest known one', () => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].schema.properties = {
        list: { type: 'array', items: { anyOf: [{ type: 'string', format: 'us-fone' }] } },
      }
    }, 'form-format-unknown')
    expect(findings).toEqual([
      {
        rule: 'form-format-unknown',
        severity: 'error',
        message: 'There is no format "us-fone".',
        file: 'flows/forms/product/select.json',
        at: '"us-fone"',
        pointer: '/schema/properties/list/items/anyOf/0/format',
        hint: 'Did you mean "us-phone"?',
      },
    ])
  })

  it('accepts those of the engine, and a field that is called so', () => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].schema.properties = {
        ssn: { type: 'string', format: 'ssn' },
        format: { type: 'string' },
      }
    }, 'form-format-unknown')
    expect(findings).toEqual([])
  })
})
