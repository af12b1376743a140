import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { generateDomain } from './domain.ts'
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
