import { describe, expect, it } from 'vitest'
import { lintSample } from '../testing/lint-sample.ts'

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
        line: 1,
        column: 1,
        pointer: '',
        hint: 'Flow files stand in flows/ under their own names, forms in flows/forms/, copy in flows/copy/en-US/, documents in flows/documents/<id>/<version>.json, migrations in flows/migrations/, tenants in tenants/<code>/tenant.json.',
      },
    ])
  })

  it('reports copy in a locale that no page is shown in', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/es-US/complete.json'] = tree['flows/copy/en-US/complete.json']
    }, 'unread-file')
    expect(findings.map(({ file }) => file)).toEqual(['flows/copy/es-US/complete.json'])
  })
})
