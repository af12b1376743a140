import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleTree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey format', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'format-'))
    writeTree(dir, sampleTree())
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  const format = (...args: readonly string[]) => callCommand('format', '--dir', dir, ...args)
  const file = () => path.join(dir, 'flows/predicates.json')
  const name = () => path.relative(process.cwd(), file())

  function disorder(): void {
    const { $schema, ...rest } = JSON.parse(readFileSync(file(), 'utf8'))
    writeFileSync(file(), JSON.stringify({ ...rest, $schema }, null, 2))
  }

  it('says which files it put in order, and then that nothing is to do', async () => {
    await format()
    disorder()
    expect(await format()).toEqual({
      exitCode: 0,
      stdout: `1 file put in order:\n  ${name()}\n`,
      stderr: '',
    })
    const { exitCode, stdout } = await format()
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/^Nothing to do: all \d+ files are in order\.\n$/),
    ])
  })

  it('with --check says which are out of order, changes none of them and exits 1', async () => {
    await format()
    expect((await format('--check')).exitCode).toBe(0)
    disorder()
    const before = readFileSync(file(), 'utf8')
    expect(await format('--check')).toEqual({
      exitCode: 1,
      stdout: `1 file out of order; \`npx journey format\` puts it in order:\n  ${name()}\n`,
      stderr: '',
    })
    expect(readFileSync(file(), 'utf8')).toBe(before)
  })

  it('exits 2 for a file that does not parse, with its place, checking or not', async () => {
    await format()
    writeFileSync(file(), '{')
    for (const args of [[], ['--check']]) {
      const { exitCode, stdout, stderr } = await format(...args)
      expect([exitCode, stdout, stderr]).toEqual([
        2,
        expect.stringMatching(/^Nothing to do in the \d+ of \d+ files that can be read\.\n$/),
        'flows/predicates.json:1:2 This is not valid JSON: the file ends too soon.\n',
      ])
    }
  })

  it.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['no-break spaces', (text: string) => text.replaceAll('  ', '\u00a0 ')],
    ['curly quotation marks', (text: string) => text.replace('"predicates"', '\u201cpredicates\u201d')],
    [
      'a curly mark at the end of a name',
      (text: string) => text.replace('"predicates"', '"predicates\u201d'),
    ],
    ['a zero-width space', (text: string) => text.replace('{', '{\u200b')],
  ])('takes away %s, and with --check exits 2', async (_, spoil) => {
    await format()
    const before = readFileSync(file(), 'utf8')
    const spoilt = spoil(before)
    writeFileSync(file(), spoilt)
    expect((await format('--check')).exitCode).toBe(2)
    expect(readFileSync(file(), 'utf8')).toBe(spoilt)
    expect((await format()).exitCode).toBe(0)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(JSON.parse(before))
  })

  it.each([
    [
      'an unresolved merge',
      '<<<<<<< HEAD\n{}\n=======\n{ }\n>>>>>>> other\n',
      '1:1 This file holds an unresolved merge',
    ],
    ['a comment', '{ // why\n}', '1:3 A comment stands here'],
    [
      'quotation marks that it cannot tell apart',
      '{ "a": \u201cHe said "no" \u201d }',
      '1:8 "\u201c" (U+201C) is a curly',
    ],
  ])('leaves %s to a person', async (_, text, message) => {
    await format()
    writeFileSync(file(), text)
    const { exitCode, stderr } = await format()
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`flows/predicates.json:${message}`)])
    expect(readFileSync(file(), 'utf8')).toBe(text)
  })

  it('keeps the line ends of a file', async () => {
    await format()
    disorder()
    writeFileSync(file(), readFileSync(file(), 'utf8').replaceAll('\n', '\r\n'))
    await format()
    expect(readFileSync(file(), 'utf8').replaceAll('\r\n', '')).not.toContain('\n')
  })
})
