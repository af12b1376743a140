import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const version = (name: string, effective: string) => ({ version: name, effective, copy: 'product.apr' })

const versionsFound = (...versions: object[]) =>
  lintSample((tree) => {
    tree['flows/disclosures.json'].disclosures.apr.versions = versions
  }, 'version-order').map(({ pointer, message }) => `${pointer} ${message}`)

const note = (effective: string) => ({
  $schema: '../../../schemas/dsl/document.schema.json',
  type: 'NOTE',
  title: 'Note',
  effective,
  sections: [{ heading: 'Promise', paragraphs: ['You repay it.'] }],
})

const notes = (second: string, name: string) => (tree: Tree) => {
  tree['flows/documents/note/2026-01.json'] = note('2026-01-01')
  tree[`flows/documents/note/${name}.json`] = note(second)
}

describe('version-order', () => {
  it('reports a version of a disclosure that begins before the one it replaces, or on its day', () => {
    const first = version('2026-01', '2026-01-01')
    expect(versionsFound(first, version('2026-11', '2025-11-01'))).toEqual([
      '/disclosures/apr/versions/1/effective Version 2026-11 of "apr" takes effect on 2025-11-01, and 2026-01, which it replaces, on 2026-01-01.',
    ])
    expect(versionsFound(first, version('2026-01.2', '2026-01-01'))).toHaveLength(1)
  })

  it('reads versions by their names, in whatever order they stand', () => {
    const tenth = version('2026-01.10', '2026-03-01')
    expect(
      versionsFound(tenth, version('2026-01', '2026-01-01'), version('2026-01.9', '2026-02-01')),
    ).toEqual([])
  })

  it.each([
    ['2026-01-01', '2026-12'],
    ['2025-12-31', '2026-01.1'],
  ])('reports a version of a document that takes effect on %s', (day, name) => {
    expect(lintSample(notes(day, name), 'version-order')).toMatchObject([
      { file: `flows/documents/note/${name}.json`, pointer: '/effective', at: `"${day}"` },
    ])
  })

  it('reports a version of another type', () => {
    const findings = lintSample((tree) => {
      notes('2026-12-01', '2026-12')(tree)
      tree['flows/documents/note/2026-12.json'].type = 'DEED'
    }, 'version-order')
    expect(findings).toMatchObject([{ file: 'flows/documents/note/2026-12.json', pointer: '/type' }])
  })

  it('accepts a document that takes effect later, even in the future', () => {
    expect(lintSample(notes('2027-01-01', '2026-12'), 'version-order')).toEqual([])
  })

  it('reports what a lender adds', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        disclosures: {
          disclosures: {
            own: {
              regulatory: false,
              versions: [version('2026-01', '2026-01-01'), version('2026-02', '2025-02-01')],
            },
          },
        },
      }
    }, 'version-order')
    expect(findings).toMatchObject([{ file: 'tenants/bank/tenant.json', tenant: 'bank' }])
  })
})
