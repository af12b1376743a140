import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSource, repository, tenantCodes, tenantJourney } from '#source'
import { lintDirectory } from '../tools/lint/lint-directory.ts'
import { callCommand } from './support/processes/call-command.ts'

const isText = /\.(json|svg|txt)$/

describe('a checkout with CRLF', () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'crlf-'))
    for (const name of ['flows', 'tenants']) {
      cpSync(path.join(repository, name), path.join(dir, name), { recursive: true })
      for (const file of readdirSync(path.join(dir, name), { recursive: true, encoding: 'utf8' })) {
        const place = path.join(dir, name, file)
        if (isText.test(file)) writeFileSync(place, readFileSync(place, 'utf8').replaceAll(/\r?\n/g, '\r\n'))
      }
    }
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('is judged as one with LF', () => {
    const { findings, notApplied } = lintDirectory(dir)
    expect([findings, notApplied]).toEqual([[], []])
  })

  it('has the hashes of one with LF', () => {
    const [shipped, returned] = [loadSource(), loadSource(dir)]
    for (const code of tenantCodes(shipped))
      expect(tenantJourney(returned, code).hash).toBe(tenantJourney(shipped, code).hash)
  })

  it('is in order, and stays as it is when everything was published', async () => {
    const published = path.join(dir, 'flows/published.json')
    const before = readFileSync(published, 'utf8')
    expect((await callCommand('format', '--check', '--dir', dir)).exitCode).toBe(0)
    expect((await callCommand('publish', '--dir', dir)).exitCode).toBe(0)
    expect(readFileSync(published, 'utf8')).toBe(before)
    expect(before).toContain('\r\n')
  })

  it('is not made by git, which writes LF on every system', () => {
    expect(readFileSync(path.join(repository, '.gitattributes'), 'utf8')).toContain('* text=auto eol=lf')
  })
})
