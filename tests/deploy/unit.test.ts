import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { readPairs, readUnit } from '../support/deploy/read-deployment.ts'
import { settingsRead } from '../support/deploy/settings-read.ts'

const unit = readUnit('heloc.service')
const only = (key: string) => {
  expect([key, unit.get(key)?.length]).toEqual([key, 1])
  return unit.get(key)?.[0] ?? ''
}
const env = readPairs(only('Environment'))
const operations = readFileSync('docs/operations.md', 'utf8')

it('the unit starts what `npm run serve` does, with the Node of its packages', () => {
  const node = `${only('WorkingDirectory')}/node_modules/.bin/`
  const start = `exec env MALLOC_ARENA_MAX=${env.MALLOC_ARENA_MAX} ${only('ExecStart').replace(node, '')}`
  expect(start).toBe(manifest.scripts.serve)
})

it('the unit sets what the server reads, and keeps its data where it may write', () => {
  expect(Object.keys(env).filter((name) => !settingsRead().has(name))).toEqual([])
  expect(env.DATA_DIR).toBe(`%S/${only('StateDirectory')}`)
  expect(only('ProtectSystem')).toBe('strict')
})

it('the unit lets the server end as the operators’ page says, and no other process of its own before it', () => {
  const [, seconds] = /let a supervisor wait for (\d+)/.exec(operations) ?? []
  expect(only('TimeoutStopSec')).toBe(seconds)
  expect([only('KillMode'), only('Restart')]).toEqual(['mixed', 'always'])
  expect(operations.includes(`\`${only('EnvironmentFile')}\``)).toBe(true)
})
