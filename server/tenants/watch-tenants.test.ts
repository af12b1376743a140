import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { folderState } from './folder-state.ts'
import { loadTenants } from './load-tenants.ts'
import type { TenantDirectory } from './tenant-directory.ts'
import { watchTenants } from './watch-tenants.ts'

describe('a folder that is looked at', () => {
  it('is another one when a file comes, is written or goes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'state-'))
    const file = path.join(folder, 'a.json')
    const states = [
      () => undefined,
      () => writeFileSync(file, '1'),
      () => writeFileSync(file, '22'),
      () => rmSync(file),
    ].map((change) => {
      change()
      return folderState(folder)
    })
    expect(states.slice(0, 3)).toEqual([...new Set(states.slice(0, 3))])
    expect(states[3]).toBe(states[0])
    rmSync(folder, { recursive: true })
  })

  it('may stand elsewhere than the flows', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mounted-'))
    for (const code of ['provider', 'hearthline'])
      cpSync(path.join(repository, 'tenants', code), path.join(folder, code), { recursive: true })
    const { tenants, broken } = loadTenants(repository, folder)
    expect(tenants.map(({ code, effective }) => [code, Object.keys(effective.images)])).toEqual([
      ['hearthline', ['logo', 'favicon']],
    ])
    expect(broken).toEqual([])
    rmSync(folder, { recursive: true })
  })
})

describe('a server that watches its lenders', () => {
  let root: string
  let directory: TenantDirectory
  const tell = vi.fn()
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'watch-'))
    for (const folder of ['flows', 'tenants/provider', 'tenants/hearthline'])
      cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
    directory = watchTenants({ root, tenants: path.join(root, 'tenants') }, { tell })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  // Two seconds are what is promised; a machine that is busy with other tests is given more.
  const soon = { timeout: 20_000, interval: 20 }

  it('serves a folder that is put there, and goes on with it when the folder is broken', async () => {
    const folder = path.join(root, 'tenants/liberty-porch')
    cpSync(path.join(repository, 'tenants/liberty-porch'), folder, { recursive: true })
    await vi.waitFor(() => expect(directory.find('liberty-porch')).toBeDefined(), soon)
    const file = path.join(folder, 'tenant.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"brand": "#', '"brand": "'))
    await vi.waitFor(() => expect(tell).toHaveBeenCalled(), soon)
    expect(tell.mock.calls[0]?.[0]).toMatch(/^The lender liberty-porch is served as it was before it changed/)
    expect(directory.find('liberty-porch')?.settings.theme.brand).toMatch(/^#/)
  })
})
