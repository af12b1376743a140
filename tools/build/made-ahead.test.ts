import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { generateCommand } from './generate/command.ts'
import { bundleFolder, isMadeAhead, recordInputs } from './made-ahead.js'

describe('what was made ahead', () => {
  let root = ''
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  const record = (begun: number) =>
    recordInputs(root, path.join(root, bundleFolder), { files: ['a.ts', 'b.ts'], begun })
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'made-ahead-'))
    mkdirSync(path.join(root, bundleFolder), { recursive: true })
    write('a.ts', 'export const a = 1')
    write('b.ts', 'export const b = 1')
    record(Date.now() + 1000)
    return () => rmSync(root, { recursive: true })
  })

  it('serves while nothing changed that it was made from', () => {
    expect(isMadeAhead(root)).toBe(true)
  })

  it.each([
    ['a file has another size', () => write('a.ts', 'export const a = 10')],
    ['a file of the same size was written', () => utimesSync(path.join(root, 'a.ts'), 1, 1)],
    ['a file is gone', () => rmSync(path.join(root, 'b.ts'))],
    ['a file changed while it was made', () => record(1)],
    ['nobody says what it was made from', () => rmSync(path.join(root, bundleFolder), { recursive: true })],
    ['what it was made from cannot be read', () => write(`${bundleFolder}/inputs.json`, '{"a.ts":')],
  ])('does not serve when %s', (_what, change) => {
    change()
    expect(isMadeAhead(root)).toBe(false)
  })
})

describe('the command made ahead', () => {
  let root = ''
  const commands = () => path.join(root, 'tools/commands/project-commands.ts')
  const help = () =>
    spawnSync(process.execPath, [path.join(root, 'tools/journey.js'), 'help'], {
      cwd: root,
      encoding: 'utf8',
    })
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'command-'))
    for (const part of [
      'package.json',
      'journey.config.json',
      ...['engine', 'flows', 'generated', 'product', 'schemas', 'source', 'studio', 'tools'],
    ])
      cpSync(path.join(repository, part), path.join(root, part), {
        recursive: true,
        preserveTimestamps: true,
      })
    symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))
    rmSync(path.join(root, bundleFolder), { recursive: true, force: true })
    await generateCommand(root)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('is made once', async () => {
    expect(await generateCommand(root)).toBe(false)
  })

  it('answers as its sources do', () => {
    const bundled = help()
    expect(bundled).toMatchObject({ status: 0, stderr: '' })
    utimesSync(commands(), 1, 1)
    expect(isMadeAhead(root)).toBe(false)
    expect(help()).toMatchObject({ status: 0, stderr: '', stdout: bundled.stdout })
  })

  it('gives way to sources that were changed', () => {
    writeFileSync(
      commands(),
      readFileSync(commands(), 'utf8').replace('the page of an application', 'A PAGE'),
    )
    expect(help().stdout).toContain('A PAGE')
  })
})
