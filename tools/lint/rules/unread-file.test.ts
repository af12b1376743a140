import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('unread-file', () => {
  it('reports a file under a name that nothing reads', () => {
    const findings = lintSample((tree) => {
      tree['flows/jurney.json'] = {}
    }, 'unread-file')
    expect(findings).toEqual([
      {
        rule: 'unread-file',
        severity: 'warning',
        message: 'Nothing reads this file.',
        file: 'flows/jurney.json',
        at: '{}',
        pointer: '',
        hint: 'Flow files stand in flows/ under their own names, forms in flows/forms/, copy in flows/copy/<locale>/, documents in flows/documents/<id>/<version>.json, migrations in flows/migrations/, help in flows/help/, tenants in tenants/<code>/tenant.json.',
      },
    ])
  })

  it('reports copy in a folder that is no locale', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/spanish/complete.json'] = tree['flows/copy/en-US/complete.json']
    }, 'unread-file')
    expect(findings.map(({ file }) => file)).toEqual(['flows/copy/spanish/complete.json'])
  })
})
