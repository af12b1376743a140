// @module-tag slow
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installCarLoan } from './support/packages/install-car-loan.ts'

let carLoan: string
let host: string
let installed: string

/** Runs the installed command in a folder of somebody else's repository. */
const journey = (folder: string, ...args: readonly string[]) =>
  run(folder, 'journey-tools/bin/journey.js', args)

const run = (folder: string, program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(carLoan, 'node_modules', program), ...args],
    { cwd: path.join(host, folder), encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

beforeAll(async () => {
  carLoan = await installCarLoan()
  host = path.dirname(carLoan)
  installed = path.join(carLoan, 'node_modules/journey-tools')
}, 120_000)
afterAll(() => rmSync(host, { recursive: true }))

const readManifest = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

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

  it('has no command and no rule of this product', () => {
    for (const folder of ['.', 'car-loan'])
      expect(journey(folder, 'help').stdout).not.toMatch(/drive|invite|staff|outbox|tenant new|mutants/)
    expect(journey('car-loan', 'explain', 'copied-lender').stderr).toContain('There is no rule')
    expect(journey('car-loan', 'explain', 'short-title').stdout).toContain('three lines on a telephone')
  })

  it('is small, runs no script at its installation, and has two dependencies', () => {
    const { scripts, dependencies } = readManifest(installed)
    expect(scripts).toBeUndefined()
    expect(Object.keys(dependencies)).toEqual(['ajv', 'ajv-formats'])
    const bytes = filesBelow(installed).reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(4_000_000)
  })
})

describe('the types of the packages', () => {
  /** Faults that the compiler finds, strictly, in the car loan and in the declarations that it names. */
  function compile(): readonly string[] {
    const { stdout } = run('car-loan', 'typescript/bin/tsc', ['--skipLibCheck', 'false'])
    // PGlite names types of a package that it does not bring.
    return stdout.split('\n').filter((line) => /error/.test(line) && !/@electric-sql\/pglite/.test(line))
  }

  it('compile the car loan', () => {
    expect(compile()).toEqual([])
  })

  it('find a wrong call of each', () => {
    for (const [name, text] of Object.entries(wrong))
      writeFileSync(path.join(carLoan, `wrong-${name}.ts`), text)
    const found = compile().filter((line) => line.startsWith('wrong-'))
    expect(found.toSorted()).toEqual([
      expect.stringMatching(/^wrong-build\.ts.*TS2345/),
      expect.stringMatching(/^wrong-key\.ts\(4.*TS2554/),
      expect.stringMatching(/^wrong-page\.ts.*TS2554/),
      expect.stringMatching(/^wrong-plugin\.ts.*TS2322.*'number'/),
      expect.stringMatching(/^wrong-server\.ts.*TS2322.*'number'/),
    ])
  })

  const wrong = {
    server: `import { themeOf } from 'journey-tools/host'
themeOf({ brand: 3 })`,
    build: `import { journeyProject } from 'journey-tools/vite'
journeyProject(3)`,
    plugin: `import type { Plugin } from 'journey-tools/plugin'
export const own: Plugin = { rules: [{ id: 1, why: '', check: () => [] }] }`,
    page: `import { httpServer } from 'journey-react'
httpServer()`,
    // A product tells its own messages and their values by `Register`.
    key: `import { useCopy } from 'journey-react'
declare module 'journey-react' { interface Register { copyValues: { known: object } } }
export const useKnown = () => useCopy()('known')
export const useWrong = () => useCopy()('unknown')`,
  }
})
