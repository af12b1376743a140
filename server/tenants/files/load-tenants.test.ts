import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SourceError } from '#source'
import { requireHandlers } from '../../jobs/queue/require-handlers.ts'
import { loadTenants } from './load-tenants.ts'

const repository = path.join(import.meta.dirname, '../../..')

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'heloc-tenants-'))
  for (const folder of ['flows', 'tenants'])
    cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')))

describe('the lenders of a server', () => {
  it('are those of the tenants folder, groups aside', () => {
    const { tenants, broken } = loadTenants(root)
    const codes = tenants.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['harborcu', 'hearthline', 'summit-wholesale']))
    expect(codes).not.toContain('credit-union')
    expect(broken).toEqual([])
  })

  it('go on without one that is broken, which is named with file, line and reason', () => {
    edit('tenants/harborcu/tenant.json', (text) => text.replace('"aprBps": 790', '"aprBps": "790"'))
    const { tenants, broken } = loadTenants(root)
    const codes = tenants.map(({ code }) => code)
    expect(codes).not.toContain('harborcu')
    expect(codes).toContain('hearthline')
    expect(broken).toHaveLength(1)
    expect(broken[0]?.code).toBe('harborcu')
    expect(broken[0]?.reason).toMatch(/tenants\/harborcu\/tenant\.json:\d+:\d+ /)
  })

  it('lack those that extend a broken group, and no other', () => {
    edit('tenants/credit-union/tenant.json', (text) => text.replace('"NCUA"', '"NCAU"'))
    const { tenants, broken } = loadTenants(root)
    expect(tenants.map(({ code }) => code)).not.toContain('harborcu')
    expect(tenants.map(({ code }) => code)).toContain('hearthline')
    expect(broken.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/tenants\/credit-union\/tenant\.json:\d+:\d+ /),
    )
  })

  it('cannot be loaded from a broken flow file, which is named with its line', () => {
    edit('flows/process.json', (text) => text.replace('"to": "OFFER_SELECTION"', '"to": "OFFER_SELECTIN"'))
    expect(() => loadTenants(root)).toThrow(/flows\/process\.json:\d+:\d+ .*OFFER_SELECTI/s)
  })

  it.each([
    [
      'forms/identity.json',
      '"type": "array"',
      '"type": "aray"',
      /flows\/forms\/identity\.json:\d+:\d+ "aray"/,
    ],
    ['forms/identity.json', '"format": "uuid"', '"format": "uid"', /flows\/forms\/identity\.json .*"uid"/],
    [
      'documents/note/2026-01.json',
      '{loanNumber}',
      '{loanNumber',
      /flows\/documents\/note\/2026-01\.json:\d+:\d+ .*shown/,
    ],
  ])('cannot be loaded from a broken %s, which is named', (file, right, wrong, named) => {
    edit(`flows/${file}`, (text) => text.replace(right, wrong))
    expect(() => loadTenants(root)).toThrow(SourceError)
    expect(() => loadTenants(root)).toThrow(named)
  })

  it('do not lack a form that the process names', () => {
    rmSync(path.join(root, 'flows/forms/identity.json'))
    expect(() => requireHandlers(loadTenants(root).tenants)).toThrow(
      'names the form "identity", which flows/forms does not have',
    )
  })

  it('do not lack what a changed answer takes with it', () => {
    edit('flows/process.json', (text) => text.replace('"removes": ["summary"]', '"removes": ["sumary"]'))
    expect(() => requireHandlers(loadTenants(root).tenants)).toThrow('names the consequence "sumary"')
  })

  it('cannot be loaded from a flow file that is no JSON', () => {
    edit('flows/journey.json', (text) => text.slice(0, 200))
    expect(() => loadTenants(root)).toThrow(/flows\/journey\.json:\d+:\d+ /)
  })
})
