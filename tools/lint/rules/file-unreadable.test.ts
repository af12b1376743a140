import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileFault } from '../../../source/json/file-fault.ts'
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

  it('reports a pipe, and does not wait for what never comes', () => {
    rmSync(file(), { recursive: true })
    execFileSync('mkfifo', [file()])
    expect(lintDirectory(dir).findings.map(({ message }) => message)).toEqual([
      'This cannot be read: it is no ordinary file.',
    ])
  })

  describe('for what is no ordinary folder', () => {
    let tree = ''
    const found = () => lintDirectory(tree).findings.map(({ rule, file, message }) => [rule, file, message])
    beforeEach(() => {
      tree = mkdtempSync(path.join(tmpdir(), 'linked-'))
      writeTree(tree, sampleTree())
    })
    afterEach(() => rmSync(tree, { recursive: true }))

    it('reports links that lead in a circle', () => {
      symlinkSync('b', path.join(tree, 'flows/a'))
      symlinkSync('a', path.join(tree, 'flows/b'))
      expect(found()).toEqual(
        ['a', 'b'].map((name) => [
          'file-unreadable',
          `flows/${name}`,
          'This cannot be read: its links lead in a circle.',
        ]),
      )
    })

    it('reports links that lead back to a folder above, and ends', () => {
      for (const name of ['a', 'b']) symlinkSync('../..', path.join(tree, `tenants/bank/${name}`))
      expect(found()).toContainEqual([
        'file-unreadable',
        'tenants/bank/a/tenants',
        'This cannot be read: it leads back to a folder in which it stands.',
      ])
    })

    it('reports a file in the place of the tenants', () => {
      rmSync(path.join(tree, 'tenants'), { recursive: true })
      writeFileSync(path.join(tree, 'tenants'), '')
      expect(found()).toEqual([
        ['file-unreadable', 'tenants', 'This cannot be read: it is a file, and a folder belongs here.'],
      ])
    })

    it('says without a stack that flows/ is a file', () => {
      rmSync(path.join(tree, 'flows'), { recursive: true })
      writeFileSync(path.join(tree, 'flows'), '')
      expect(found).toThrow(/flows cannot be read: it is a file, and a folder belongs here\.$/)
    })

    it.each(['EACCES', 'EPERM'])('words %s, which the user root never meets', (code) => {
      expect(fileFault(Object.assign(new Error(code), { code }))).toBe('this user may not open it')
    })
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
