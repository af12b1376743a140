import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleTree, type Tree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey check', () => {
  const folders: string[] = []
  let dir = ''
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: dir })
  const check = (...args: readonly string[]) => callCommand('check', '--dir', dir, ...args)

  const withFact = (): Tree => {
    const tree = sampleTree()
    tree['flows/facts.json'].facts.highestRate = {
      source: 'the rate sheet',
      values: { 'limits/limits/apr/maxBps': 1720 },
    }
    return tree
  }

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'check-'))
    folders.push(dir)
    writeTree(dir, withFact())
  })
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  const commit = () => {
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '.')
    git('commit', '--quiet', '--message', 'The journey')
  }

  it('says first what was changed, then what is wrong because of it', async () => {
    commit()
    const tree = withFact()
    delete tree['flows/process.json'].transitions.offerSelected
    writeTree(dir, tree)
    const { exitCode, stdout } = await check()
    expect(exitCode).toBe(1)
    const [changed, wrong] = [
      stdout.indexOf('The event offerSelected is gone on the server'),
      stdout.indexOf('There is no event "offerSelected"'),
    ]
    expect(changed).toBeGreaterThan(0)
    expect(wrong).toBeGreaterThan(changed)
  })

  it('refuses a fact that changed although nobody approved it', async () => {
    commit()
    const tree = withFact()
    tree['flows/limits.json'].limits.apr.maxBps = 1800
    tree['flows/facts.json'].facts.highestRate.values['limits/limits/apr/maxBps'] = 1800
    writeTree(dir, tree)
    expect(await check()).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('Facts that changed although nobody approved it: highestRate'),
    })
  })

  it('is content with what is as it was', async () => {
    commit()
    git('commit', '--quiet', '--allow-empty', '--message', 'Nothing')
    expect(await check()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('No findings.') })
  })

  it('looks at the last commit where nothing was changed since', async () => {
    commit()
    const tree = withFact()
    tree['flows/limits.json'].limits.apr.maxBps = 1800
    tree['flows/facts.json'].facts.highestRate.values['limits/limits/apr/maxBps'] = 1800
    writeTree(dir, tree)
    git('commit', '--quiet', '--all', '--message', 'Raise the rate')
    expect(await check()).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('Facts that changed although nobody approved it: highestRate'),
    })
  })

  it('checks a folder without history, and says that it cannot tell what changed', async () => {
    expect(await check()).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('What changed cannot be told: there is no git history here'),
    })
  })

  it('says that nothing was played in a folder without scenarios and roads', async () => {
    expect(await check()).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Nothing was played: there is no scenario and no road in'),
    })
  })

  it('exits 2 for a revision that there is not', async () => {
    commit()
    expect(await check('--against', 'v9')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('"v9" is neither a folder nor a git revision.'),
    })
  })
})
