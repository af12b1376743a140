import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonFiles, loadSource, readJsonObject, repository } from '#source'
import { runLint } from '../tools/lint/run-lint.ts'
import { summary } from '../tools/lint/summary.ts'
import { sampleTree, type Tree } from './support/lint/sample-tree.ts'
import { writeTree } from './support/lint/write-tree.ts'
import { runJourney } from './support/processes/run-journey.ts'

const config = {
  $schema: '',
  state: 'status.checklistStatus',
  answers: 'heloc.answers',
  uses: [],
  parts: { application: ['profile', 'heloc', 'status'], browser: ['session', 'query'] },
}
let dir: string

function write(more: object, change: (tree: Tree) => void = () => undefined): void {
  const tree = sampleTree()
  change(tree)
  writeTree(dir, { ...tree, 'journey.config.json': { ...config, ...more } })
}

/** Lints a project of its own folder; returns its findings in one line each. */
function lint(more: object, change?: (tree: Tree) => void) {
  write(more, change)
  const report = runLint(loadSource(dir), { today: '2026-01-01' })
  return { report, found: report.findings.map(({ rule, severity, file }) => `${severity} ${rule} ${file}`) }
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'project-'))
  cpSync(path.join(repository, 'schemas'), path.join(dir, 'schemas'), { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

const optional = ['registration', 'progress', 'conditions', 'disclosures', 'standing', 'flags']

describe('a project that needs neither registration nor conditions', () => {
  const withoutThem = (tree: Tree) => {
    for (const name of optional) delete tree[`flows/${name}.json`]
    for (const page of Object.values<Tree>(tree['flows/pages.json'].pages)) delete page.progress
  }

  it('leaves their files out', () => {
    const { found } = lint({}, withoutThem)
    expect(found.filter((each) => /missing-file|schema/.test(each))).toEqual([])
  })

  it.each(optional)('is told that flows/%s.json is lost, if its config says that it has one', (name) => {
    const { found } = lint({ uses: [name] }, withoutThem)
    expect(found).toContain(`error missing-file flows/${name}.json`)
  })

  it('is judged before it has any examples or facts, and told how to do without them', () => {
    const { report } = lint({ uses: ['examples', 'facts'] }, (tree) => {
      withoutThem(tree)
      for (const file of Object.keys(tree)) if (/^flows\/(examples|facts)/.test(file)) delete tree[file]
    })
    expect(report.notApplied).toEqual([])
    expect(report.findings.filter(({ rule }) => rule === 'missing-file')).toMatchObject([
      { file: 'flows/examples', hint: expect.stringContaining('out of `uses`') },
      { file: 'flows/facts.json' },
    ])
  })
})

describe('the facts of a lender', () => {
  it('may be named by messages where the project says that it gives them', () => {
    const named = (tree: Tree) => {
      tree['tenants/bank/tenant.json'].overrides = { copy: { 'product.title': 'Welcome to {brand}' } }
    }
    expect(lint({}, named).found).toContain('error copy-placeholder tenants/bank/tenant.json')
    expect(lint({ facts: ['brand'] }, named).found).not.toContain(
      'error copy-placeholder tenants/bank/tenant.json',
    )
  })
})

describe('the rules of a project', () => {
  const unused = (tree: Tree) => {
    tree['flows/predicates.json'].predicates.idle = { field: 'heloc.term', gt: 1 }
  }
  const rule = 'unused-predicate'

  it('have the severity that its config gives them', () => {
    const { found } = lint({ rules: { [rule]: 'error' } }, unused)
    expect(found).toContain(`error ${rule} flows/predicates.json`)
    expect(lint({ rules: { [rule]: 'warning' } }, unused).found).toContain(
      `warning ${rule} flows/predicates.json`,
    )
  })

  it('are said to be off where they are', () => {
    const { report, found } = lint({ rules: { [rule]: 'off' } }, unused)
    expect(found).not.toContain(`error ${rule} flows/predicates.json`)
    expect(report.off).toEqual([rule])
    expect(summary(report)).toBe('No findings. Not applied, by journey.config.json: unused-predicate.')
  })

  it.each([
    [{ rules: { 'unused-predicat': 'off' } }, /"unused-predicat".*Did you mean "unused-predicate"\?/],
    [{ rules: { schema: 'off' } }, /"schema", without which no journey is served or proven/],
    [{ rules: { inconclusive: 'warning' } }, /"inconclusive", without which/],
    [{ rules: { 'lone-variant': 'quiet' } }, /"quiet" is not one of the allowed values/],
  ])('cannot be changed so that a broken journey is green: %o', (more, message) => {
    expect(() => lint(more)).toThrow(message)
  })
})

describe('a plugin of a project', () => {
  const plugin = (text: string) => (tree: Tree) => {
    tree['lint/plugin.ts'] = text
  }
  const own = `export default { rules: [{ id: 'short-title', why: 'Long titles are cut on phones.', check: ({ value, report }) =>
    value.copy['product.title'].length > 3 ? [report({ pointer: '/copy/product.title', message: 'Too long.' })] : [] }] }`
  const pay = `{ synopsis: 'pay AMOUNT', purpose: 'pay a debt', details: ['in dollars'],
    load: async () => ([amount]) => { console.log('paid ' + amount); return 1 } }`
  const plugins = ['./lint/plugin.ts']

  it('adds rules that find as those of the linter do', () => {
    const { report, found } = lint({ plugins }, plugin(own))
    expect(found).toEqual(['error short-title flows/copy/en-US/product.json'])
    expect(report.rules.map(({ id }) => id)).toContain('short-title')
  })

  it("adds commands, of which `journey help` tells, and whose exit code is the command's", () => {
    write({ plugins }, plugin(own.replace('{ rules:', `{ commands: { pay: ${pay} }, rules:`)))
    const told = runJourney(['help'], '', dir).stdout
    expect(told).toContain('  pay AMOUNT\n      pay a debt')
    expect(told).not.toContain('drive')
    expect(runJourney(['pay', '--help'], '', dir).stdout).toContain('in dollars')
    expect(runJourney(['help', 'pay'], '', dir).stdout).toContain('in dollars')
    expect(runJourney(['pay', '12'], '', dir)).toMatchObject({ exitCode: 1, stdout: 'paid 12\n' })
    expect(runJourney(['pays'], '', dir).stderr).toContain('Did you mean "pay"?')
  })

  it('has the reason of a rule for its page', () => {
    write({ plugins }, plugin(own))
    expect(runJourney(['explain', 'short-title'], '', dir).stdout).toBe(
      '# short-title\n\nLong titles are cut on phones.\n\n',
    )
  })

  it.each([
    ['export default {}', /plugin\.ts needs the default export \{ rules/],
    ['export default { rules: [{ id: "a" }] }', /plugin\.ts needs the default export \{ rules/],
    ['export default { commands: { pay: {} } }', /plugin\.ts needs the default export \{ rules/],
    ['export default { widgets: [] }', /plugin\.ts needs the default export \{ rules/],
    ['export default 1', /plugin\.ts needs the default export \{ rules/],
    ['throw new Error("no network")', /plugin\.ts cannot be loaded: no network\. Mend it/],
    [
      'export default { rules: [{ id: "lone-variant", why: "", check: () => [] }] }',
      /adds the rule "lone-variant", which exists: give it another id/,
    ],
    [
      `export default { commands: { lint: ${pay} } }`,
      /adds the command "lint", which exists: give it another name/,
    ],
    [`export default { commands: { help: ${pay} } }`, /adds the command "help", which exists/],
  ])('that cannot be used is named at its place, with the reason: %s', (text, message) => {
    write({ plugins }, plugin(text))
    for (const command of ['lint', /rule/.test(text) ? 'lint' : 'pay']) {
      const { exitCode, stderr } = runJourney([command], '', dir)
      expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)])
      expect(stderr).toMatch(/^journey\.config\.json:\d+:\d+ lint\/plugin\.ts /)
    }
    const [help, version] = ['help', '--version'].map((command) => runJourney([command], '', dir))
    expect(help).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('lint [--dir DIR]') })
    expect(version).toMatchObject({ exitCode: 0, stderr: '' })
  })

  it('that does not exist is named', () => {
    expect(() => lint({ plugins: ['./lint/gone.ts'] })).toThrow(/gone\.ts cannot be loaded/)
  })

  it.each([
    ['why', '--application', 'a'],
    ['diff', '.', '--database'],
    ['graph', '--counts', '--tenant', 'bank'],
  ])('asks the server of the project, or says that there is none: %s', (...args) => {
    write({ plugins }, plugin(own))
    expect(runJourney(args, '', dir)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('no plugin of this project asks one'),
    })
    const server = `server: async () => ({ positions: async () => [], counts: async () => [] })`
    write({ plugins }, plugin(own.replace('{ rules:', `{ ${server}, rules:`)))
    expect(runJourney(args, '', dir).stderr).not.toContain('no plugin')
  })
})

describe('a first project, written by journey init', () => {
  let first: string
  beforeEach(() => {
    first = path.join(dir, 'first')
    expect(runJourney(['init', first]).exitCode).toBe(0)
  })

  it('lints, plays and is drawn as it is', () => {
    expect(runJourney(['lint'], '', first)).toMatchObject({ exitCode: 0, stdout: 'No findings.\n' })
    expect(runJourney(['test'], '', first)).toMatchObject({
      exitCode: 0,
      stdout: '1 scenario: all as written.\n',
    })
    expect(runJourney(['graph'], '', first).stdout).toContain('server_NAME')
  })

  it('has beside it the schemas by which editors complete its files', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const schemas = path.join(first, 'schemas')
    for (const file of jsonFiles(schemas))
      ajv.addSchema({ ...readJsonObject(path.join(schemas, file)), $id: `https://first.example/${file}` })
    for (const folder of ['flows', 'tenants', 'tests'])
      for (const file of jsonFiles(path.join(first, folder))) {
        const value = readJsonObject(path.join(first, folder, file))
        const place = path.resolve(first, folder, path.dirname(file), String(value.$schema))
        ajv.validate(`https://first.example/${path.relative(schemas, place)}`, value)
        expect([file, ajv.errors]).toEqual([file, null])
      }
  })

  it('is written beside what a new repository has, which stays as it is', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'new-repository-'))
    mkdirSync(path.join(dir, '.git'))
    for (const name of ['README.md', 'LICENSE', 'package.json']) writeFileSync(path.join(dir, name), '{}')
    expect(runJourney(['init', dir]).exitCode).toBe(0)
    expect(existsSync(path.join(dir, 'flows/journey.json'))).toBe(true)
    for (const name of ['README.md', 'LICENSE', 'package.json'])
      expect(readFileSync(path.join(dir, name), 'utf8')).toBe('{}')
    rmSync(dir, { recursive: true })
  })

  it('is not written over what is there', () => {
    expect(runJourney(['init', first])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('is not empty'),
    })
  })
})
