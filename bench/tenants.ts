import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { repository } from '#source'
import { createAssetStore } from '../server/html/assets/tenant-assets.ts'
import { renderPage } from '../server/html/render-page.ts'
import { loadTenants } from '../server/tenants/files/load-tenants.ts'
import { servedWithinMs } from '../server/tenants/files/watch-tenants.ts'
import { createTenantDirectory } from '../server/tenants/tenant-directory.ts'
import { startPostgres } from '../tests/support/database/temporary-postgres.ts'
import { writeGeneratedLenders } from './lint/generated-lenders.ts'
import type { Row, Section } from './section.ts'
import { applicant } from './server/applicant.ts'
import { percentile } from './server/read-steadily.ts'
import { type RunningServer, startServer } from './server/start-server.ts'
import { compareRequestTimes } from './tenants/compare-request-times.ts'
import { changesInDatabase, changesInFolder } from './tenants/served-changes.ts'

const many = 1000
const limits = { addedMb: 100, coldMs: 100, requestTime: 1.1, servedMs: servedWithinMs, documentMs: 10 }
const documentsAsked = 200

/** Measures the cost of a thousand lenders compared with one: memory, a lender's first page, and the time of a request. */
export const tenants: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-tenants-'))
  const start = (name: string, tenantsDir: string) =>
    startServer(path.join(folder, name), '', { tenantsDir, hasPages: true })
  const [single = ''] = writeGeneratedLenders(path.join(folder, 'one'), 1)
  const codes = writeGeneratedLenders(path.join(folder, 'many'), many)
  const servers: RunningServer[] = []
  try {
    const one = await start('data-one', path.join(folder, 'one'))
    servers.push(one)
    const thousand = await start('data-many', path.join(folder, 'many'))
    servers.push(thousand)
    await firstPage(one.base, `?org=${single}`)
    const cold: number[] = []
    for (const code of codes) cold.push(await firstPage(thousand.base, `?org=${code}`))
    const ratio = await compareRequestTimes(
      { base: one.base, codes: [single] },
      { base: thousand.base, codes },
    )
    const changed = await changesInFolder(thousand.base, path.join(folder, 'many'), codes[1] ?? '')
    return [
      ...(await documents(one.base)),
      ...(await fleet(folder)),
      row('a changed lender is served after, at most', Math.max(...changed), 'ms', limits.servedMs),
      row('memory that they hold, a page of each shown', await heldMb(folder), 'MB', limits.addedMb),
      row('first page of a lender, median', percentile(cold, 50), 'ms'),
      row('first page of a lender, p99', percentile(cold, 99), 'ms', limits.coldMs),
      row('a request takes, to one where there is one lender', ratio, 'x', limits.requestTime),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures the time until the first byte if the server has to look up the application that an address names. */
async function documents(base: string): Promise<readonly Row[]> {
  const { application } = await applicant(base)
  const uuid = path.basename(application)
  const times: Record<'plain' | 'named', number[]> = { plain: [], named: [] }
  for (let index = 0; index < documentsAsked; index++) {
    times.plain.push(await documentTime(`${base}/account/heloc/register`))
    times.named.push(await documentTime(`${base}/account/heloc/${uuid}/liens`))
  }
  return [
    row('a document, median', percentile(times.plain, 50), 'ms'),
    row('a document of an application, median', percentile(times.named, 50), 'ms', limits.documentMs),
  ]
}

async function documentTime(url: string): Promise<number> {
  const began = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - began
}

/** Measures two servers on one database. An embedded database cannot be shared. */
async function fleet(folder: string): Promise<readonly Row[]> {
  const what = 'two servers: a published lender is served by both after, at most'
  const postgres = await startPostgres()
  if (postgres === undefined)
    return [{ what, who: 'Postgres', figure: 'NOT RUN: none is installed or named' }]
  const servers: RunningServer[] = []
  try {
    for (const name of ['fleet-one', 'fleet-two'])
      servers.push(
        await startServer(path.join(folder, name), postgres.url, { tenantsDir: 'database', hasPages: true }),
      )
    const bases = servers.map(({ base }) => base)
    const most = Math.max(...(await changesInDatabase(bases, postgres.url)))
    return [{ ...row('', most, 'ms', limits.servedMs), what, who: 'Postgres' }]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}

/**
 * Measures the additional memory for many lenders compared with one. Runs in this process, where garbage can be
 * collected first.
 */
async function heldMb(folder: string): Promise<number> {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  // Weak references keep their targets until the turn ends.
  const collect = async () => {
    await nextTurn()
    gc()
  }
  const held: number[] = []
  for (const name of ['one', 'many']) {
    await collect()
    const before = memory()
    const { tenants } = loadTenants(repository, path.join(folder, name))
    const directory = createTenantDirectory(() => tenants)
    const store = createAssetStore('', directory)
    for (const tenant of tenants) {
      const assets = store.assetsOf(tenant)
      renderPage({ document: '', tenant, assets, nonce: '', modules: [] })
      store.find(assets.journeyUrl.replace('/assets/', ''))
    }
    await collect()
    const after = memory()
    // Uses both, so that they are not collected before.
    if (store.assetsOf(directory.fallback).journeyUrl === '') throw new Error('No lender was shown.')
    held.push((after - before) / 1e6)
  }
  const [one = 0, all = 0] = held
  return all - one
}

const memory = (): number => process.memoryUsage().heapUsed + process.memoryUsage().external

/** Milliseconds until the document and the journey that it names have arrived, compressed as browsers request them. */
async function firstPage(base: string, query: string): Promise<number> {
  const began = performance.now()
  const html = await (await fetch(`${base}/account/heloc/register${query}`)).text()
  const [journey] = /\/account\/heloc\/assets\/[^"]+\/journey\.\w+\.json/.exec(html) ?? []
  if (journey === undefined) throw new Error(`The page names no journey: ${html.slice(0, 500)}`)
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  await (await fetch(base + journey, { headers })).arrayBuffer()
  return performance.now() - began
}

const row = (what: string, value: number, unit: string, limit?: number): Row => {
  const line = {
    what: `${many} lenders: ${what}`,
    who: 'PGlite',
    figure: `${value.toFixed(unit === 'x' ? 2 : 1)} ${unit}`,
  }
  return limit === undefined ? line : { ...line, limit: `${limit} ${unit}`, isExceeded: value > limit }
}
