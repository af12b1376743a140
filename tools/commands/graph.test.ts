import { describe, expect, it } from 'vitest'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey graph', () => {
  it('prints the same drawing twice', async () => {
    const first = await callCommand('graph', '--tenant', 'harborcu')
    expect(first.exitCode).toBe(0)
    expect(first.stdout).toMatch(/^flowchart TD\n/)
    expect(await callCommand('graph', '--tenant', 'harborcu')).toEqual(first)
  })

  it('marks nothing against the folder that it was made from', async () => {
    const { exitCode, stdout } = await callCommand('graph', '--format', 'json', '--against', '.')
    expect(exitCode).toBe(0)
    expect(stdout).not.toContain('"change"')
  })

  it.each([
    [['--format', 'svg'], 'There is no format "svg". There are mermaid, json, markdown.\n'],
    [['--main-road', '--format', 'markdown'], 'There is no format "markdown". There are svg, html.\n'],
    [['--main-road', '--counts'], '--main-road shows neither --against nor --counts.\n'],
    [['--against', 'nowhere'], '"nowhere" is neither a folder nor a git revision.\n'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await callCommand('graph', ...args)).toEqual({ exitCode: 2, stdout: '', stderr: message })
  })

  it('prints the main road of a lender on one page, in its colors', async () => {
    const { exitCode, stdout } = await callCommand('graph', '--main-road', '--tenant', 'harborcu')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('<h1>The journey of Harbor Community Credit Union')
    expect(stdout).toContain('--color-brand:#0b5394')
    expect(stdout).toContain('@page{size:letter landscape')
  })

  it('refuses an option that it lacks', async () => {
    const { exitCode, stderr } = await callCommand('graph', '--tenat', 'x')
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/^Unknown option '--tenat'.*\n$/)
  })

  it('explains itself', async () => {
    const { exitCode, stdout } = await callCommand('graph', '--help')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('--against PLACE')
  })
})
