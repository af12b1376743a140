import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleTree } from '../../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../../tests/support/lint/write-tree.ts'
import { lintDirectory } from '../lint-directory.ts'

describe('file-unreadable', () => {
  let dir = ''
  const file = () => path.join(dir, 'tenants/bank/tenant.json')

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'unreadable-'))
    writeTree(dir, sampleTree())
  })

  afterAll(() => rmSync(dir, { recursive: true }))

  it('reports a file that is too large to be one of ours', () => {
    writeFileSync(file(), '')
    truncateSync(file(), 50 * 1024 * 1024)
    expect(lintDirectory(dir).findings).toEqual([
      {
        rule: 'file-unreadable',
        severity: 'error',
        message: 'This file has 50 MiB, more than the 10 MiB that are read.',
        file: 'tenants/bank/tenant.json',
        line: 1,
        column: 1,
        pointer: '',
        tenant: 'bank',
        hint: 'Was something else put in its place?',
      },
    ])
  })

  it('reports a file that is no text', () => {
    writeFileSync(file(), Uint8Array.of(0x7b, 0xff, 0x7d))
    expect(lintDirectory(dir).findings.map(({ message }) => message)).toEqual([
      'This file is not UTF-8 text.',
    ])
  })

  it('reports a folder in the place of a file', () => {
    rmSync(file())
    mkdirSync(file())
    expect(lintDirectory(dir).findings.map(({ rule }) => rule)).toEqual(['file-unreadable'])
  })

  it('reports values that stand in each other without end', () => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'] = '['.repeat(100_000)
    })
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['file-unreadable', 'Values stand in each other more than 100 levels deep.'],
    ])
  })

  it('accepts brackets in a text', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/complete.json'].messages['complete.title'] = `"[${'['.repeat(200)}`
    })
    expect(findings).toEqual([])
  })
})
