import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../tests/support/database/temporary-postgres.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'
import { type RunningServer, startServer } from './server/start-server.ts'
import { countStatements } from './throughput/count-statements.ts'
import { driveMany } from './throughput/drive-many.ts'

/** Limits on Postgres, with this number of borrowers at once. */
const limits = { borrowers: 8, p99Ms: 100, processorSeconds: 0.3, statements: 550, residentMb: 400 }

/** Loads: number of borrowers at once, and of applications that each of them makes. */
const loads = [
  { borrowers: 1, each: 6 },
  { borrowers: 8, each: 4 },
  { borrowers: 32, each: 2 },
] as const

/** Vendors, reviewers and days take no time, so that only the server is measured. */
const env = { SANDBOX_DAY_SECONDS: '0', SANDBOX_JOB_MS: '0', SANDBOX_REVIEW_MS: '0' }

/** Measures whole applications on the main road, on the embedded database, and on a Postgres if one is installed or named. */
export const throughput: Section = async ({ minutes }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-throughput-'))
  const postgres = await startPostgres()
  const noise: Row = {
    what: 'load of the machine before (above 0.5, times and rates say little)',
    who: '',
    figure: loadavg()[0]?.toFixed(1) ?? '',
  }
  try {
    const embedded = await measure({
      who: 'PGlite',
      dataDir: path.join(folder, 'embedded'),
      databaseUrl: '',
      minutes,
    })
    if (postgres === undefined)
      return [
        noise,
        ...embedded,
        { what: 'throughput', who: 'Postgres', figure: 'NOT RUN: none is installed or named' },
      ]
    const at = { who: 'Postgres', dataDir: path.join(folder, 'data'), databaseUrl: postgres.url, minutes }
    return [noise, ...embedded, ...(await measure(at)), await statements(at)]
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  readonly who: string
  readonly dataDir: string
  readonly databaseUrl: string
  readonly minutes: number
}

async function measure({ who, dataDir, databaseUrl, minutes }: Place): Promise<readonly Row[]> {
  const server = await startServer(dataDir, databaseUrl, { env })
  try {
    // The first applications run while the code is not compiled yet, so they are not measured.
    await driveMany(server.base, 4, (completed) => completed < 1)
    const rows: Row[] = []
    for (const { borrowers, each } of loads) rows.push(...(await underLoad(server, who, borrowers, each)))
    return [...rows, ...(await memory(server, who, minutes))]
  } finally {
    await server.stop()
  }
}

async function underLoad(
  server: RunningServer,
  who: string,
  borrowers: number,
  each: number,
): Promise<readonly Row[]> {
  const before = server.processorSeconds()
  const driven = await driveMany(server.base, borrowers, (completed) => completed < each)
  const processor = (server.processorSeconds() - before) / driven.completed
  const isLimited = who === 'Postgres' && borrowers === limits.borrowers
  const at = `${borrowers} at once: `
  return [
    {
      what: `${at}applications completed`,
      who,
      figure: `${(driven.completed / driven.seconds).toFixed(1)} a second`,
    },
    { what: `${at}requests, median`, who, figure: `${percentile(driven.latencies, 50).toFixed(1)} ms` },
    row(
      `${at}requests, p99`,
      who,
      percentile(driven.latencies, 99),
      'ms',
      isLimited ? limits.p99Ms : undefined,
    ),
    row(
      `${at}processor time an application`,
      who,
      processor,
      's',
      isLimited ? limits.processorSeconds : undefined,
    ),
  ]
}

async function memory(server: RunningServer, who: string, minutes: number): Promise<readonly Row[]> {
  const before = server.residentMb()
  const end = Date.now() + minutes * 60_000
  const { completed } = await driveMany(server.base, limits.borrowers, () => Date.now() < end)
  const what = `resident after ${minutes} minutes at ${limits.borrowers} at once, ${completed} applications`
  const resident = server.residentMb()
  const figure = `${Math.round(resident)} MB, before ${Math.round(before)}`
  if (who !== 'Postgres') return [{ what, who, figure }]
  return [{ what, who, figure, limit: `${limits.residentMb} MB`, isExceeded: resident > limits.residentMb }]
}

/** Counts statements in a run of its own, because the counting proxy slows the server down. */
async function statements({ who, dataDir, databaseUrl }: Place): Promise<Row> {
  const counter = await countStatements(databaseUrl)
  const server = await startServer(dataDir, counter.url, { env })
  try {
    await driveMany(server.base, limits.borrowers, (completed) => completed < 1)
    const before = totalOf(counter.counts)
    const { completed } = await driveMany(server.base, limits.borrowers, (each) => each < 2)
    const each = (totalOf(counter.counts) - before) / completed
    return row(`${limits.borrowers} at once: statements an application`, who, each, '', limits.statements)
  } finally {
    await server.stop()
    await counter.stop()
  }
}

const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

function row(what: string, who: string, value: number, unit: string, limit?: number): Row {
  const figure = `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`.trim()
  return limit === undefined
    ? { what, who, figure }
    : { what, who, figure, limit: `${limit} ${unit}`.trim(), isExceeded: value > limit }
}
