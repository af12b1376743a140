import { describe, expect, it } from 'vitest'
import { lintSample, sampleReport } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

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

  const missing = (change: (tree: Tree) => void) =>
    sampleReport(change).findings.map(({ rule, file }) => `${rule} ${file}`)

  it('is the one finding for flows without messages', () => {
    expect(
      missing((tree) => {
        for (const file of Object.keys(tree)) if (file.startsWith('flows/copy/')) delete tree[file]
      }),
    ).toEqual(['missing-file flows/copy/en-US'])
  })

  it('is the one finding where nobody lends', () => {
    expect(
      missing((tree) => {
        delete tree['tenants/bank/tenant.json']
      }),
    ).toEqual(['missing-file tenants'])
  })

  it.each(['tenants.json', 'Tenant.json', 'tenant.jsn.json'])(
    'reports the folder of a lender whose file is named %s',
    (name) => {
      expect(
        missing((tree) => {
          tree[`tenants/second/${name}`] = tree['tenants/bank/tenant.json']
        }),
      ).toEqual(
        expect.arrayContaining([
          `unread-file tenants/second/${name}`,
          'missing-file tenants/second/tenant.json',
        ]),
      )
    },
  )
})
