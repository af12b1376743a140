import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('icu-invalid', () => {
  it('reports a brace that does not close', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/complete.json'].messages['complete.title'] = 'Done, {name'
    }, 'icu-invalid')
    expect(findings).toEqual([
      {
        rule: 'icu-invalid',
        severity: 'error',
        message:
          '"complete.title" is not a message that can be shown: a brace is opened and never closed; compare { and }.',
        file: 'flows/copy/en-US/complete.json',
        at: '"Done, {name"',
        pointer: '/messages/complete.title',
      },
    ])
  })

  it('reports a tag that the renderer does not know', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/complete.json'].messages['complete.title'] = '<i>Done</i>'
    }, 'icu-invalid')
    expect(findings).toEqual([
      {
        rule: 'icu-invalid',
        severity: 'error',
        message:
          '"complete.title" is not a message that can be shown: <i> is no tag that the renderer knows; it knows <link>, <b> and <br></br>.',
        file: 'flows/copy/en-US/complete.json',
        at: '"<i>Done</i>"',
        pointer: '/messages/complete.title',
      },
    ])
  })

  it('reports a reworded message that does not parse', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': '{n, plural, one {#}}' } }
    }, 'icu-invalid')
    expect(findings).toEqual([
      {
        rule: 'icu-invalid',
        severity: 'error',
        message:
          '"complete.title" is not a message that can be shown: it has no words for all other cases; add `other {…}` at the end.',
        file: 'tenants/bank/tenant.json',
        at: '"{n, plural, one {#}}"',
        pointer: '/overrides/copy/complete.title',
        tenant: 'bank',
      },
    ])
  })
})
