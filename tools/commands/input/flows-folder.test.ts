import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleTree } from '../../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../../tests/support/lint/write-tree.ts'
import { runJourney } from '../../../tests/support/processes/run-journey.ts'

describe('the folder that a command is about', () => {
  let top = ''
  let project = ''
  beforeAll(() => {
    top = realpathSync(mkdtempSync(path.join(tmpdir(), 'folders-')))
    project = path.join(top, 'theirs')
    const tree = sampleTree()
    tree['flows/journey.json'].transitions.selectProduct.to = 'complet'
    writeTree(project, tree)
    mkdirSync(path.join(project, 'docs/notes'), { recursive: true })
  })
  afterAll(() => rmSync(top, { recursive: true }))

  const checked = (folder: string) => `Checked 17 files of flows/ and 1 of tenants/ in ${folder}.\n`

  it('is the current one, be it in another project, whose findings are told', () => {
    const { exitCode, stdout, stderr } = runJourney(['lint'], '', project)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('There is no state "complet".')
    expect(stderr).toBe(checked(project))
  })

  it.each(['flows/forms', 'docs/notes'])('is the nearest above the current one, from %s', (below) => {
    const { exitCode, stdout, stderr } = runJourney(['lint'], '', path.join(project, below))
    expect([exitCode, stderr]).toEqual([1, checked(project)])
    expect(stdout).toContain('There is no state "complet".')
  })

  it('is the one named, wherever one stands', () => {
    const clean = path.join(top, 'clean')
    writeTree(clean, sampleTree())
    expect(runJourney(['lint', '--dir', clean], '', project)).toMatchObject({
      exitCode: 0,
      stderr: checked(clean),
    })
    expect(runJourney(['lint', '--dir', 'theirs'], '', top).exitCode).toBe(1)
  })

  it.each(
    [
      ['lint'],
      ['lint', '--watch'],
      ['format', '--check'],
      ['publish'],
      ['resolve', '--state', 'HMDA'],
      ['send', '--from', 'ach', '--event', 'lienInfo'],
      ['graph'],
      ['test'],
      ['tenant', 'list'],
      ['tenant', 'check'],
      ['tenant', 'remove', 'harborcu', '--yes'],
    ].map((args) => [args.join(' '), args] as const),
  )('is asked for, with exit code 2, where there is none: %s', (_, args) => {
    expect(runJourney(args, '', top)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `Neither ${top} nor a folder above it holds flows/, so there is no journey to read. Run the command in a folder that does.\n`,
    })
  })

  it('is left alone by another project’s command', () => {
    const other = path.join(top, 'other')
    cpSync(project, other, { recursive: true })
    runJourney(['tenant', 'remove', 'bank', '--yes'], '', other)
    expect(runJourney(['tenant', 'list'], '', project).stdout).toContain('bank')
    expect(runJourney(['tenant', 'list'], '', other).stdout).not.toContain('bank')
  })
})
