import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { test } from '@playwright/test'

const repository = path.resolve(import.meta.dirname, '../..')

export interface OpenStudio {
  /** Folder that it shows: a copy of this product's flows and lenders, under git. */
  readonly dir: string
  /** Folder for its temporary files. */
  readonly temporary: string
  /** Ends it, as a terminal does unless told otherwise, and waits until it has ended. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

const journey = ['flows', 'tenants', 'schemas', 'product/drive']

/** Test with the studio of a copy of the flows open on the page. */
export const studioTest = test.extend<{
  studio: OpenStudio
  positions: readonly object[]
  recorded: boolean
}>({
  /** Where applications stand, if the studio is told. */
  positions: [[], { option: true }],
  /** Whether the folder has the recorded roads, which every proposal is then held against. */
  recorded: [false, { option: true }],
  studio: async ({ page, positions, recorded }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-'))
    const [dir, temporary] = ['journey', 'temporary'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ]
    mkdirSync(temporary)
    for (const part of [...journey, ...(recorded ? ['tests/scenarios'] : [])])
      cpSync(path.join(repository, part), path.join(dir, part), { recursive: true })
    const config = JSON.parse(readFileSync(path.join(repository, 'journey.config.json'), 'utf8'))
    // Code of the product stays where it is: its screens are shown by this checkout, with the flows of the copy.
    const plugins = config.plugins.map((file: string) => path.relative(dir, path.join(repository, file)))
    writeFileSync(path.join(dir, 'journey.config.json'), JSON.stringify({ ...config, plugins, code: [] }))
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: dir })
    git('init', '--initial-branch=main')
    git('config', 'user.name', 'Product owner')
    git('config', 'user.email', 'owner@lender.example')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Begin')
    const told = path.join(folder, 'positions.jsonl')
    writeFileSync(told, positions.map((each) => JSON.stringify(each)).join('\n'))
    const standing = positions.length === 0 ? [] : ['--positions', told]
    const command = ['tools/journey.js', 'studio', '--dir', dir, '--port', '0', ...standing]
    const server = spawn(process.execPath, command, {
      cwd: repository,
      env: { ...process.env, TMPDIR: temporary },
    })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    const url = await addressOf(server.stdout)
    page.setDefaultTimeout(20_000)
    await page.goto(url)
    const end = (signal: NodeJS.Signals = 'SIGTERM') => {
      server.kill(signal)
      return ended
    }
    await use({ dir, temporary, end })
    await end()
    rmSync(folder, { recursive: true })
  },
})

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [url] = /http:\S+/.exec(line) ?? []
    if (url !== undefined) return url
  }
  throw new Error('The studio did not say where it is.')
}

/** Lines that differ from the commit in which the test began. */
export const changedLines = (dir: string): readonly string[] =>
  execFileSync('git', ['diff', '--unified=0'], { cwd: dir, encoding: 'utf8' })
    .split('\n')
    .filter((line) => /^[+-][^+-]/.test(line))

export const changedFiles = (dir: string): readonly string[] =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: dir, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
