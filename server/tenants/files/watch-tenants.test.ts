import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { loadTenants } from './load-tenants.ts'
import { lookAtFolder } from './look-at-folder.ts'
import { lookMs, quietMs, servedWithinMs, type WatchedTenants, watchTenants } from './watch-tenants.ts'

describe('a folder of lenders', () => {
  it('may stand elsewhere than the flows', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mounted-'))
    for (const code of ['provider', 'hearthline'])
      cpSync(path.join(repository, 'tenants', code), path.join(folder, code), { recursive: true })
    const { tenants, broken } = loadTenants(repository, folder)
    expect(tenants.map(({ code, effective }) => [code, Object.keys(effective.images)])).toEqual([
      ['hearthline', ['logo', 'logoDark', 'favicon']],
    ])
    expect(broken).toEqual([])
    rmSync(folder, { recursive: true })
  })
})

describe('a server that watches its lenders', () => {
  let root: string
  let watched: WatchedTenants
  const tell = vi.fn()
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'watch-'))
    for (const folder of ['flows', 'tenants/provider', 'tenants/hearthline'])
      cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
    watched = watchTenants({ root, tenants: path.join(root, 'tenants') }, { tell })
  })
  afterAll(() => {
    watched.stop()
    rmSync(root, { recursive: true })
  })

  // The clock of the next test and `npm run bench -- tenants` measure how soon; this machine may be busy with other tests.
  const soon = { timeout: 20_000, interval: 20 }

  it('serves a folder that is put there, and goes on with it when the folder is broken', async () => {
    const { directory } = watched
    const folder = path.join(root, 'tenants/liberty-porch')
    cpSync(path.join(repository, 'tenants/liberty-porch'), folder, { recursive: true })
    await vi.waitFor(() => expect(directory.find('liberty-porch')).toBeDefined(), soon)
    const file = path.join(folder, 'tenant.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"brand": "#', '"brand": "'))
    await vi.waitFor(() => expect(tell).toHaveBeenCalled(), soon)
    expect(tell.mock.calls[0]?.[0]).toMatch(/^The lender liberty-porch is served as it was before it changed/)
    expect(directory.find('liberty-porch')?.settings.theme.brand).toMatch(/^#/)
  })

  it('serves each version of a file of which another takes the place, as editors and git write it', async () => {
    const file = path.join(root, 'tenants/hearthline/tenant.json')
    const nameOf = () => watched.directory.resolve('hearthline').settings.org.orgBrand
    const first = nameOf()
    for (const brand of ['First Hearth', 'Second Hearth']) {
      const text = readFileSync(file, 'utf8').replace(nameOf(), brand)
      writeFileSync(`${file}.next`, text)
      renameSync(`${file}.next`, file)
      await vi.waitFor(() => expect(nameOf()).toBe(brand), soon)
    }
    expect(first).not.toBe(nameOf())
  })
})

describe('a change that nobody tells of', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  )
  afterEach(() => void vi.useRealTimers())

  it('is served when it was looked at and is quiet, which leaves the half of two seconds for reading it', async () => {
    expect(lookMs + quietMs).toBeLessThanOrEqual(servedWithinMs / 2)
    const folder = mkdtempSync(path.join(tmpdir(), 'mounted-'))
    for (const code of ['provider', 'hearthline'])
      cpSync(path.join(repository, 'tenants', code), path.join(folder, code), { recursive: true })
    const look = vi.fn(lookAtFolder(folder))
    const { directory, stop } = watchTenants({ root: repository, tenants: folder }, { look })
    cpSync(path.join(repository, 'tenants/liberty-porch'), path.join(folder, 'liberty-porch'), {
      recursive: true,
    })
    expect(directory.find('liberty-porch')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(lookMs)
    expect(await look.mock.results[0]?.value).toBe(true)
    await vi.advanceTimersByTimeAsync(quietMs)
    expect(directory.find('liberty-porch')).toBeDefined()
    stop()
    rmSync(folder, { recursive: true })
  })
})
