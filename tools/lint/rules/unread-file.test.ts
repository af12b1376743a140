import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleTree } from '../../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../../tests/support/lint/write-tree.ts'
import { lintDirectory } from '../lint-directory.ts'

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
        hint: 'Flow files stand in flows/ under their own names, forms in flows/forms/, copy in flows/copy/<locale>/, documents in flows/documents/<id>/<version>.json, migrations in flows/migrations/, help in flows/help/, examples in flows/examples/, tenants in tenants/<code>/tenant.json.',
      },
    ])
  })

  it('reports copy in a folder that is no locale', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/spanish/complete.json'] = tree['flows/copy/en-US/complete.json']
    }, 'unread-file')
    expect(findings.map(({ file }) => file)).toEqual(['flows/copy/spanish/complete.json'])
  })

  it('says which missing file was meant', () => {
    const findings = lintSample((tree) => {
      tree['flows/limts.json'] = tree['flows/limits.json']
      delete tree['flows/limits.json']
    }, 'unread-file')
    expect(findings).toMatchObject([{ hint: 'Did you mean "flows/limits.json"?' }])
  })

  describe('in a folder', () => {
    let dir = ''
    const write = (name: string) => {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
      writeFileSync(path.join(dir, name), '')
    }
    const unread = () => lintDirectory(dir).findings.map(({ rule, file }) => `${rule} ${file}`)
    beforeEach(() => {
      dir = mkdtempSync(path.join(tmpdir(), 'stray-'))
      writeTree(dir, sampleTree())
    })
    afterEach(() => rmSync(dir, { recursive: true }))

    it.each([
      'flows/notes.txt',
      'flows/forms/liens.json5',
      'flows/copy/en-US/complete.json.orig',
      'tenants/readme.md',
      'tenants/bank/old-logo.svg',
      'tenants/bank/images/logo.svg',
    ])('reports %s', (name) => {
      write(name)
      expect(unread()).toEqual([`unread-file ${name}`])
    })

    it.each(['flows/copy/es-US', 'flows/migrations', 'tenants/bank/images'])(
      'reports the empty folder %s',
      (name) => {
        mkdirSync(path.join(dir, name), { recursive: true })
        expect(unread()).toEqual([`unread-file ${name}`])
      },
    )

    it('reports an empty folder of a lender as one without its file', () => {
      mkdirSync(path.join(dir, 'tenants/second'))
      expect(unread()).toContain('missing-file tenants/second/tenant.json')
    })

    it('leaves hidden files to git, editors and systems', () => {
      for (const name of ['flows/.DS_Store', 'tenants/.gitkeep', 'flows/.idea/x.json']) write(name)
      expect(unread()).toEqual([])
    })
  })
})
