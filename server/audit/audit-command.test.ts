import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from '../../tests/support/database/data-folder.ts'
import { startServerProcess } from '../../tests/support/processes/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
beforeAll(async () => {
  folder = await createDataFolder()
  // Its start alone leaves entries: the flows that each lender has from now on.
  await (await startServerProcess({ DATA_DIR: folder })).stop()
})
afterAll(() => rmSync(folder, { recursive: true }))

function audit(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../audit-log.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder } },
  )
  return { status, stdout, stderr }
}

describe('the command of the audit log', () => {
  it('exports lines of JSON, of which the export itself is one, and shows them for people', () => {
    const { status, stdout } = audit('export', '--lender', 'hearthline')
    expect(status).toBe(0)
    const entries = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly act: string; readonly who: string })
    expect(entries.map(({ act, who }) => [act, who])).toEqual([
      ['configured.flows', 'server'],
      ['exported.audit', 'console'],
    ])
    expect(audit('show', '--act', 'exported').stdout).toContain('exported.audit  by console as OPERATOR')
  })

  it('verifies, also against anchors that were kept elsewhere, and fails where they say otherwise', () => {
    expect(audit('verify')).toMatchObject({ status: 0, stderr: '' })
    const anchors = path.join(folder, 'anchors.log')
    const anchor = { security: 'audit-anchored', lender: 'hearthline', position: 9, hash: 'f'.repeat(64) }
    writeFileSync(anchors, `${JSON.stringify(anchor)}\n`)
    const { status, stderr } = audit('verify', '--anchors', anchors)
    expect(status).toBe(1)
    expect(stderr).toContain('hearthline: it ends at 0, and 9 was anchored: its end was cut off.')
  })

  it('says what it can do', () => {
    expect(audit('forget')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('verify, show or export'),
    })
  })
})
