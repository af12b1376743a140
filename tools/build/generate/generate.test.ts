import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { generateDomain } from './domain.ts'
import { generateDsl } from './dsl.ts'
import { generateFields } from './fields.ts'
import { generateIds } from './ids.ts'
import { saveIfChanged } from './save-if-changed.ts'

describe('generated ids', () => {
  it('are unions of what the flows hold', () => {
    const ids = generateIds(repository)
    expect(ids).toContain('export type PageId =')
    expect(ids).toContain('| "bank/disburse"')
    expect(ids).toContain('| "disbursementAch"')
  })
})

describe('generated domain types', () => {
  it('declare each type once', async () => {
    const names = [...(await generateDomain(repository)).matchAll(/^export (?:interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    )
    expect(names).toContain('ServerState')
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('generated types of what product owners write', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'schemas-'))
    cpSync(path.join(repository, 'schemas'), path.join(root, 'schemas'), { recursive: true })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('have a property as soon as the schema has it', async () => {
    const file = path.join(root, 'schemas/dsl/pages.schema.json')
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    schema.$defs.PageSource.properties.colours = { type: 'array', items: { type: 'string' } }
    writeFileSync(file, JSON.stringify(schema))
    const types = await generateDsl(root)
    expect(declarationOf(types, 'PageSource')).toContain('readonly colours?: ReadonlyArray<string>')
  })

  it('tell the forms of a condition apart', async () => {
    const types = await generateDsl(repository)
    expect(types).toContain('type PredicateSource = (string | AllOf | AnyOf | Not | Leaf)')
    expect(declarationOf(types, 'Leaf')).toContain('readonly field: string')
  })

  it('can be changed nowhere', async () => {
    const types = await generateDsl(repository)
    expect(types.match(/^(?!readonly |export |import |[}\s/*]).+$/gm)).toBeNull()
    expect(types.replaceAll(/\/\*[\s\S]*?\*\//g, '')).not.toContain('[]')
  })
})

const declarationOf = (types: string, name: string): string =>
  new RegExp(`export interface ${name} \\{[\\s\\S]*?\n\\}\n\n`).exec(types)?.[0] ?? ''

describe('generated fields', () => {
  it('apply the default of the schema', () => {
    expect(generateFields(repository)).toContain(`get: (c) => c.status?.bpo ?? "UNKNOWN"`)
  })
})

describe('saving a generated file', () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'generate-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('writes what changed and leaves the rest alone', () => {
    const file = path.join(dir, 'deep/ids.ts')
    expect(saveIfChanged(file, 'one\n')).toBe(true)
    expect(saveIfChanged(file, 'one\n')).toBe(false)
    expect(saveIfChanged(file, 'two\n')).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(/two\n$/)
  })
})
