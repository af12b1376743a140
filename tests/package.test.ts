// @module-tag slow
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { buildPackage } from '../tools/build/package/build-package.ts'

let host: string
let installed: string

/** Runs the installed command in a folder of somebody else's repository. */
const journey = (folder: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(installed, 'bin/journey.js'), ...args],
    { cwd: path.join(host, folder), encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

beforeAll(async () => {
  host = mkdtempSync(path.join(tmpdir(), 'host-'))
  installed = path.join(host, 'node_modules/journey-tools')
  await buildPackage(repository, installed)
  // What npm puts beside it; the test needs no registry.
  for (const name of dependenciesOf(readManifest(installed)))
    symlinkSync(path.join(repository, 'node_modules', name), path.join(host, 'node_modules', name))
  cpSync(path.join(repository, 'examples/car-loan'), path.join(host, 'car-loan'), { recursive: true })
}, 60_000)
afterAll(() => rmSync(host, { recursive: true }))

const readManifest = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const dependenciesOf = ({ dependencies }: { readonly dependencies: object }) => Object.keys(dependencies)

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

describe('the package, installed elsewhere', () => {
  it('lints, proves and plays another product', () => {
    expect(journey('car-loan', 'lint')).toMatchObject({ status: 0, stdout: 'No findings.\n' })
    expect(journey('car-loan', 'test')).toMatchObject({ status: 0, stdout: '3 scenarios: all as written.\n' })
    expect(journey('car-loan', 'lint', '--format', 'sarif').stdout).toContain('"name": "journey lint"')
  })

  it('writes a first project that is sound', () => {
    expect(journey('.', 'init', 'first').status).toBe(0)
    expect(journey('first', 'lint')).toMatchObject({ status: 0, stdout: 'No findings.\n' })
  })

  it('says of a folder of flows without a config what it needs, without a stack', () => {
    mkdirSync(path.join(host, 'bare/flows'), { recursive: true })
    writeFileSync(path.join(host, 'bare/flows/journey.json'), '{}')
    const { status, stderr } = journey('bare', 'lint')
    expect([status, stderr]).toEqual([2, expect.stringMatching(/journey\.config\.json.*journey init/)])
    expect(stderr).not.toContain('    at ')
  })

  it('has no command of this product', () => {
    expect(journey('.', '--help').stdout).not.toMatch(/drive|invite|staff|outbox/)
  })

  it('is small, runs no script at its installation, and has two dependencies', () => {
    const { scripts, dependencies } = readManifest(installed)
    expect(scripts).toBeUndefined()
    expect(Object.keys(dependencies)).toEqual(['ajv', 'ajv-formats'])
    const bytes = filesBelow(installed).reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(4_000_000)
  })
})
