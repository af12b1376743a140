import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey why', () => {
  let dir = ''
  let begun = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'why-'))
    begun = path.join(dir, 'begun.json')
    writeFileSync(begun, JSON.stringify({ profile: {}, heloc: {} }))
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('tells a person which page, and why', async () => {
    const { exitCode, stdout } = await callCommand('why', '--context', begun, '--state', 'NOTE_SIGNING')
    expect([exitCode, stdout]).toEqual([
      0,
      [
        'This applicant of hearthline belongs on signing/intro. It is their turn.',
        '',
        'The server state NOTE_SIGNING decides (rule NOTE_SIGNING):',
        '  signing/intro is shown.',
        '',
      ].join('\n'),
    ])
  })

  it('tells what would have to be so for another page', async () => {
    const { exitCode, stdout } = await callCommand(
      ...(['why', '--context', begun, '--state', 'DEED_SIGNING', '--not', 'complete'] as const),
    )
    expect(exitCode).toBe(0)
    expect(stdout).toContain(
      [
        'Why not complete?',
        '  - the server state DEED_SIGNING shows it under a condition that fails: the deed is not signed by the borrower',
      ].join('\n'),
    )
    expect(stdout).toContain(
      [
        'complete would be shown in this server state if this were so:',
        '  - the deed is signed by the borrower',
      ].join('\n'),
    )
  })

  it.each([
    [['--not', 'signing/snig'], 2, 'There is no page "signing/snig". Did you mean "signing/sign"?\n'],
    [['--format', 'jsn'], 2, 'There is no format "jsn". Did you mean "json"?\n'],
    [['--state', 'HMAD'], 2, 'There is no server state "HMAD". Did you mean "HMDA"?\n'],
  ])('refuses %j in one line', async (args, exitCode, stderr) => {
    expect(await callCommand('why', '--context', begun, ...args)).toEqual({ exitCode, stdout: '', stderr })
  })

  it('asks for an applicant', async () => {
    expect((await callCommand('why')).exitCode).toBe(2)
  })

  it('says how to start the product when nothing answers', async () => {
    const { exitCode, stderr } = await callCommand('why', '--application', 'x', '--url', 'http://127.0.0.1:1')
    expect(exitCode).toBe(2)
    expect(stderr).toContain('npm start')
  })

  it('explains itself', async () => {
    const { exitCode, stdout } = await callCommand('why', '--help')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('--application UUID')
  })
})
