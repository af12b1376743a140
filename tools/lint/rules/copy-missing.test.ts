import { describe, expect, it } from 'vitest'
import { lintSample } from '../testing/lint-sample.ts'

describe('copy-missing', () => {
  it('reports a title without a message', () => {
    const findings = lintSample((tree) => {
      tree['flows/pages.json'].pages.complete.title = 'complete.titel'
    }, 'copy-missing')
    expect(findings).toEqual([
      {
        rule: 'copy-missing',
        severity: 'error',
        message: 'There is no message "complete.titel".',
        file: 'flows/pages.json',
        line: 20,
        column: 16,
        pointer: '/pages/complete/title',
        hint: 'Did you mean "complete.title"?',
      },
    ])
  })

  it('reports a button without a message', () => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].submit = 'product.sumbit'
    }, 'copy-missing')
    expect(findings).toEqual([
      {
        rule: 'copy-missing',
        severity: 'error',
        message: 'There is no message "product.sumbit".',
        file: 'flows/forms/product/select.json',
        line: 8,
        column: 13,
        pointer: '/submit',
        hint: 'Did you mean "product.submit"?',
      },
    ])
  })
})
