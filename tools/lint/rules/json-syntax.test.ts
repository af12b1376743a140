import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('json-syntax', () => {
  it('reports a truncated file', () => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'] = '{ "$schema": "x", "limits": {'
    }, 'json-syntax')
    expect(findings).toEqual([
      {
        rule: 'json-syntax',
        severity: 'error',
        message: 'This is not valid JSON: the file ends too soon.',
        file: 'flows/limits.json',
        at: '',
        pointer: '',
        hint: 'Nothing else in this file can be checked until it parses.',
      },
    ])
  })

  it('reports a comma that is missing', () => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'] = '{ "a": 1 "b": 2 }'
    }, 'json-syntax')
    expect(findings).toEqual([
      {
        rule: 'json-syntax',
        severity: 'error',
        message: 'This is not valid JSON: comma expected.',
        file: 'flows/limits.json',
        at: '"b": 2 }',
        pointer: '',
        hint: 'Nothing else in this file can be checked until it parses.',
      },
    ])
  })
})
