import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { writeGeneratedLenders } from './lint/generated-lenders.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'
import { type RunningServer, startServer } from './server/start-server.ts'

const many = 1000
const limits = { addedMb: 100, coldMs: 100, requestsRatio: 0.9 }
const rounds = 15
const requestsARound = 200

/** What it costs a server to have a thousand lenders instead of one: memory, a lender's first page, and requests a second. */
export const tenants: Section = async () => {
  await build({ logLevel: 'silent' })
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
    const ratio = await compareRequests({ base: one.base, codes: [single] }, { base: thousand.base, codes })
    const added = thousand.residentMb() - one.residentMb()
    return [
      row('memory added, after a page of each', added, 'MB', limits.addedMb),
      row('first page of a lender, median', percentile(cold, 50), 'ms'),
      row('first page of a lender, p99', percentile(cold, 99), 'ms', limits.coldMs),
      {
        what: `${many} lenders: requests a second, to those with one`,
        who: 'PGlite',
        figure: `${ratio.toFixed(2)} x`,
        limit: `at least ${limits.requestsRatio} x`,
        isExceeded: ratio < limits.requestsRatio,
      },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds until the document and the journey that it names are there. */
async function firstPage(base: string, query: string): Promise<number> {
  const began = performance.now()
  const html = await (await fetch(`${base}/account/heloc/register${query}`)).text()
  const [journey] = /\/account\/heloc\/assets\/[^"]+\/journey\.\w+\.json/.exec(html) ?? []
  if (journey === undefined) throw new Error(`The page names no journey: ${html.slice(0, 500)}`)
  await (await fetch(base + journey)).arrayBuffer()
  return performance.now() - began
}

/** Rounds by turns, so that a busy moment of the machine meets both; the median of their ratios. */
async function compareRequests(one: Served, thousand: Served): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await requestsPerSecond(one, round)
    ratios.push((await requestsPerSecond(thousand, round)) / own)
  }
  return percentile(ratios, 50)
}

interface Served {
  readonly base: string
  readonly codes: readonly string[]
}

async function requestsPerSecond({ base, codes }: Served, round: number): Promise<number> {
  const began = performance.now()
  for (let index = 0; index < requestsARound; index++) {
    const code = codes[(round * requestsARound + index) % codes.length]
    await (await fetch(`${base}/account/heloc/register?org=${code}`)).arrayBuffer()
  }
  return (requestsARound * 1000) / (performance.now() - began)
}

const row = (what: string, value: number, unit: string, limit?: number): Row => {
  const line = { what: `${many} lenders: ${what}`, who: 'PGlite', figure: `${value.toFixed(1)} ${unit}` }
  return limit === undefined ? line : { ...line, limit: `${limit} ${unit}`, isExceeded: value > limit }
}
