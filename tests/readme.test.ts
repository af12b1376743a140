import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { settingsRead } from './support/deploy/settings-read.ts'

// Each test starts the command again, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 30_000 })

const readme = readFileSync('README.md', 'utf8')
const run = (command: string) =>
  spawnSync('sh', ['-c', command.replaceAll('npx journey', `"${process.execPath}" tools/journey.js`)], {
    encoding: 'utf8',
  })

describe('README', () => {
  const asked = readme
    .split('\n')
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => /npx journey (resolve|send|settle)/.test(line))

  it('shows commands to ask the journey', () => {
    expect(asked.length).toBeGreaterThan(2)
  })

  it.each(asked)('shows a command that works: %s', (command) => {
    const { status, stdout } = run(command)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toBeTypeOf('object')
  })

  it('shows what the linter really says of a misspelt state', () => {
    const folder = mkdtempSync(join(tmpdir(), 'readme-'))
    for (const name of ['flows', 'tenants']) cpSync(name, join(folder, name), { recursive: true })
    const file = join(folder, 'flows/journey.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"to": "waitSign"', '"to": "waitSgin"'))
    const { status, stdout } = run(`npx journey lint --dir "${folder}"`)
    rmSync(folder, { recursive: true })
    const shown = /\n {4}(flows\/journey\.json[\s\S]*?)\n\nAsk it/
      .exec(readme)?.[1]
      ?.replaceAll(/^ {4}/gm, '')
    // The line number changes with every state that is added above.
    const anyLine = (text: string) => text.replaceAll(/\d+(?=:\d+ error| \|)/g, 'N')
    expect(status).toBe(1)
    expect(anyLine(stdout)).toContain(anyLine(shown ?? 'nothing shown'))
  })

  it('names the two commands for a fresh machine, and the one that CI runs', () => {
    expect(readme).toContain('npm ci && npm start')
    expect(readme).toContain('npm ci && npm test')
    expect(readme).toContain('`npm run test:all` | everything that CI runs')
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/npm ci\nnpm run test:all/)
  })
})

describe('docs/operations.md', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')

  it('names every setting that the server reads', () => {
    expect(settingsRead()).toContain('DATABASE_URL')
    expect([...settingsRead()].filter((name) => !operations.includes(name))).toEqual([])
  })
})
