import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleTree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey format', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'format-'))
    writeTree(dir, sampleTree())
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  const format = (...args: readonly string[]) => callCommand('format', '--dir', dir, ...args)
  const file = () => path.join(dir, 'flows/predicates.json')
  const name = () => path.relative(process.cwd(), file())

  function disorder(): void {
    const { $schema, ...rest } = JSON.parse(readFileSync(file(), 'utf8'))
    writeFileSync(file(), JSON.stringify({ ...rest, $schema }, null, 2))
  }

  it('says which files it put in order, and then that nothing is to do', async () => {
    await format()
    disorder()
    expect(await format()).toEqual({
      exitCode: 0,
      stdout: `1 file put in order:\n  ${name()}\n`,
      stderr: '',
    })
    const { exitCode, stdout } = await format()
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/^Nothing to do: all \d+ files are in order\.\n$/),
    ])
  })

  it('with --check says which are out of order, changes none of them and exits 1', async () => {
    await format()
    expect((await format('--check')).exitCode).toBe(0)
    disorder()
    const before = readFileSync(file(), 'utf8')
    expect(await format('--check')).toEqual({
      exitCode: 1,
      stdout: `1 file out of order; \`npx journey format\` puts it in order:\n  ${name()}\n`,
      stderr: '',
    })
    expect(readFileSync(file(), 'utf8')).toBe(before)
  })

  it('says that it leaves alone what it cannot read', async () => {
    await format()
    writeFileSync(file(), '{')
    const { stdout, stderr } = await format()
    expect(stdout).toContain('Nothing to do')
    expect(stderr).toBe('1 more cannot be read; `npx journey lint` says why.\n')
  })
})
