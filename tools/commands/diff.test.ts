import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey diff', () => {
  let dir = ''
  let positions = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'diff-'))
    for (const folder of ['flows', 'tenants'])
      cpSync(path.join(repository, folder), path.join(dir, folder), { recursive: true })
    const file = path.join(dir, 'flows/process.json')
    const process = JSON.parse(readFileSync(file, 'utf8'))
    process.transitions.insuranceProvided.from = ['DEED_SIGNING']
    writeFileSync(file, JSON.stringify(process))
    positions = path.join(dir, 'open.jsonl')
    const open = (state: string) =>
      JSON.stringify({ application: `at ${state}`, tenant: 'hearthline', state })
    writeFileSync(positions, `${open('LIEN_VERIFICATION')}\n${open('TRUST_AND_INSURANCE')}\n`)
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('finds nothing between a folder and itself', async () => {
    expect(await callCommand('diff', '.', '.')).toEqual({
      exitCode: 0,
      stdout: 'What changes from . to .\n\nNothing that anybody would meet.\n',
      stderr: '',
    })
  })

  it('exits 1 where it may strand somebody', async () => {
    const { exitCode, stdout } = await callCommand('diff', '.', dir, '--tenant', 'hearthline')
    expect(exitCode).toBe(1)
    expect(stdout).toContain('add a migration to flows/migrations for them')
  })

  it('exits 1 where it strands an open application, and tells which', async () => {
    const { exitCode, stdout } = await callCommand('diff', '.', dir, '--positions', positions)
    expect(exitCode).toBe(1)
    expect(stdout).toContain(
      'stranded at TRUST_AND_INSURANCE (hearthline, TRUST_AND_INSURANCE): Nothing leads',
    )
  })

  it('exits 0 where none of the open applications is stranded', async () => {
    const [first = ''] = readFileSync(positions, 'utf8').split('\n')
    const only = path.join(dir, 'first.json')
    writeFileSync(only, `[${first}]`)
    const { exitCode, stdout } = await callCommand('diff', '.', dir, '--positions', only, '--format', 'json')
    expect([exitCode, JSON.parse(stdout).positions]).toMatchObject([
      0,
      [{ verdict: expect.not.stringMatching('stranded') }],
    ])
  })

  it.each([
    [[], 'What is compared? Name a folder or a git revision; see `journey diff --help`.\n'],
    [['nowhere'], '"nowhere" is neither a folder nor a git revision.\n'],
    [['.', '.', '.'], 'At most 2 things can be named without an option.\n'],
    [['.', '--format', 'xml'], 'There is no format "xml". There are text, json.\n'],
    [['.', '--tenant', 'harborc'], 'There is no lender "harborc" on both sides. Did you mean "harborcu"?\n'],
    [
      ['.', '--postions', 'x'],
      /^Unknown option '--postions'\. Did you mean '--positions'\? Known here: .*\n$/,
    ],
    [['.', '--positions', 'nowhere.json'], 'There is no file or folder "nowhere.json".\n'],
  ])('refuses %j in one line', async (args, message) => {
    const { exitCode, stdout, stderr } = await callCommand('diff', ...args)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(message)
  })

  it('names the side that cannot be used', async () => {
    const broken = path.join(dir, 'broken')
    cpSync(path.join(dir, 'flows'), path.join(broken, 'flows'), { recursive: true })
    cpSync(path.join(dir, 'tenants'), path.join(broken, 'tenants'), { recursive: true })
    writeFileSync(path.join(broken, 'flows/limits.json'), '{')
    const { exitCode, stderr } = await callCommand('diff', '.', broken)
    expect([exitCode, stderr.split('\n')[0]]).toEqual([2, `Of ${broken}: The flows cannot be used.`])
    expect(stderr).toMatch(/flows\/limits\.json:1:2 /)
  })

  it('explains itself', async () => {
    const { exitCode, stdout } = await callCommand('diff', '--help')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('--positions FILE|-')
  })
})
