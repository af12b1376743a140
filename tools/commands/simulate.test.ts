import { describe, expect, it } from 'vitest'
import { callCommand } from '../../tests/support/processes/call-command.ts'

const simulate = (...args: readonly string[]) => callCommand('simulate', '--applicants', '200', ...args)

describe('journey simulate', () => {
  it('prints endings, steps and coverage, and exits 0 when nobody is stuck', async () => {
    const { exitCode, stdout } = await simulate()
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^200 applicants of hearthline, seed 1; steps \d+ to \d+, median \d+\n/)
    expect(stdout).toMatch(/\d+ of \d+ transitions of the server/)
    expect(stdout).toContain('No dead ends.')
  })

  it('prints the same as data', async () => {
    const { stdout } = await simulate('--format', 'json', '--tenant', 'harborcu', '--seed', '5')
    expect(JSON.parse(stdout)).toMatchObject({ tenant: 'harborcu', seed: 5, applicants: 200, deadEnds: [] })
  })

  it('replays one applicant from the beginning to the end', async () => {
    const { exitCode, stdout } = await simulate('--replay', '17')
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^ {3}0 {2}GEN_PRE_SOFT_CREDIT_DISCLOSURE .* softCreditConsented\n/)
    expect(stdout).toMatch(/Applicant 17 came to an end after \d+ events\.\ncontext \{/)
  })

  it.each([
    [['--seed', 'x'], '--seed is a whole number from 0 to 2147483647, not "x".\n'],
    [['--format', 'jsno'], 'There is no format "jsno". Did you mean "json"?\n'],
    [['--dir', 'nowhere'], '"nowhere" is neither a folder nor a git revision.\n'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await simulate(...args)).toEqual({ exitCode: 2, stdout: '', stderr: message })
  })
})
