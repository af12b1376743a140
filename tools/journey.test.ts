import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import manifest from '../package.json' with { type: 'json' }

const command = path.join(repository, 'tools/journey.js')
const state = ['resolve', '--state', 'NOTE_SIGNING']

/** Runs the command under a Node that reports another version. */
function runByNode(version: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${pretend}`, command, ...args], {
    encoding: 'utf8',
  })
}

describe('the Node that everything needs', () => {
  const [, least = ''] = /^\^(24\.\d+)\.0 \|\| >=26\.0\.0$/.exec(manifest.engines.node) ?? []

  it.each(['20.20.2', '22.22.0', '24.14.1'])(
    'is told to whoever runs the command with Node %s, with the way to it',
    (old) => {
      const { status, stdout, stderr } = runByNode(old, ...state)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toContain(
        `journey needs Node ${least} or newer, and this is Node ${old}. Run it by "npx journey"`,
      )
    },
  )

  it.each([`${least}.0`, '24.21.0', '26.0.0'])('is Node %s, among others', (version) => {
    const { status, stdout, stderr } = runByNode(version, ...state)
    expect([status, JSON.parse(stdout).page, stderr]).toEqual([0, 'signing/intro', ''])
  })

  it('is the one that README and the package name, and no newer than the one in node_modules', () => {
    expect(readFileSync(path.join(repository, 'README.md'), 'utf8')).toContain(`Node ${least} or newer`)
    const [major, minor = 0] = manifest.dependencies.node.split('.').map(Number)
    const [leastMajor, leastMinor = 0] = least.split('.').map(Number)
    expect([major, minor >= leastMinor]).toEqual([leastMajor, true])
  })
})
