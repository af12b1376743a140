import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSource, repository } from '#source'
import { propose } from '../server/propose.ts'
import { openDraft } from './draft.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'scenario-'))
  for (const part of ['flows', 'tenants', 'schemas', 'journey.config.json', 'lint'])
    cpSync(path.join(repository, 'examples/car-loan', part), path.join(dir, part), { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

const file = 'tests/scenarios/begins.json'
const scenario = { $schema: 'scenario.schema.json', title: 'Somebody begins', steps: [{ page: 'vehicle' }] }
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' })

it('saves a recorded walk as an edit that can be taken back', () => {
  const draft = openDraft(dir, () => loadSource(dir).project)
  expect(draft.edit('Record', [{ file, pointer: '', after: scenario }])).toEqual([])
  expect(JSON.parse(readFileSync(path.join(dir, file), 'utf8'))).toEqual(scenario)
  expect(draft.edit('Record', [{ file, pointer: '', after: scenario }])).toEqual([
    expect.objectContaining({ file, reason: expect.stringContaining('Somebody has changed') }),
  ])
  draft.undo()
  expect(existsSync(path.join(dir, file))).toBe(false)
})

it.each([
  ['a scenario without steps', file, { ...scenario, steps: [] }],
  ['a state that there is not', file, { ...scenario, steps: [{ at: 'NOWHERE' }] }],
  ['a file in a folder below', 'tests/scenarios/deeper/begins.json', scenario],
  ['a file beside', 'tests/begins.json', scenario],
])('refuses %s', (_, name, after) => {
  const draft = openDraft(dir, () => loadSource(dir).project)
  expect(draft.edit('Record', [{ file: name, pointer: '', after }])).toHaveLength(1)
  expect(existsSync(path.join(dir, name))).toBe(false)
})

it('proposes a recorded walk with the rest', () => {
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Product owner')
  git('config', 'user.email', 'owner@lender.example')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  const draft = openDraft(dir, () => loadSource(dir).project)
  draft.edit('Record', [{ file, pointer: '', after: scenario }])
  propose(dir, draft, 'walked', 'Keep what was walked')
  expect(git('show', '--name-only', '--format=', 'walked').trim()).toBe(file)
})
