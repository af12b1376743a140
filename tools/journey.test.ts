import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import manifest from '../package.json' with { type: 'json' }

const old = '20.20.2'
const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${old}' } })`

/** Runs the command under a Node that reports an older version; the Node that it starts in turn reports its own. */
const runByOldNode = (file: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ['--import', `data:text/javascript,${pretend}`, file, ...args], {
    encoding: 'utf8',
  })

describe('the journey command under a Node that is too old for it', () => {
  it('is run by the Node that the project brings', () => {
    const state = ['resolve', '--state', 'NOTE_SIGNING']
    const { status, stdout } = runByOldNode(path.join(repository, 'tools/journey.js'), ...state)
    expect([status, JSON.parse(stdout).page]).toEqual([0, 'signing/intro'])
  })

  it('passes on how it ended', () => {
    const { status, stderr } = runByOldNode(path.join(repository, 'tools/journey.js'), 'lnit')
    expect([status, stderr.split('\n')[0]]).toEqual([2, 'There is no command "lnit".'])
  })

  it('says what it needs where the project brings none yet', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'no-modules-'))
    cpSync(path.join(repository, 'tools/journey.js'), path.join(root, 'tools/journey.js'))
    const { status, stderr } = runByOldNode(path.join(root, 'tools/journey.js'), 'lint')
    rmSync(root, { recursive: true })
    expect([status, stderr]).toEqual([
      2,
      `journey needs Node 24, and this is Node ${old}. Run "npm ci" in ${root}/: it brings one.\n`,
    ])
  })

  it('asks for no newer one than the project brings, and runs its first lines on any that it may be installed with', () => {
    expect(manifest.dependencies.node).toMatch(/^24\./)
    expect(manifest.engines.node).toBe('>=20')
  })
})
