import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('missing-file', () => {
  it('reports flows without the page list', () => {
    const findings = lintSample((tree) => {
      delete tree['flows/pages.json']
    }, 'missing-file')
    expect(findings).toEqual([
      {
        rule: 'missing-file',
        severity: 'error',
        message: 'flows/pages.json is not there, and a journey cannot do without it.',
        file: 'flows/pages.json',
        at: '',
        pointer: '',
        hint: 'Looked in /sample.',
      },
    ])
  })
})
