import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../tests/support/database/temporary-postgres.ts'
import type { Row, Section } from './section.ts'
import { applicant, registerAtOnce } from './server/applicant.ts'
import { percentile, readSteadily } from './server/read-steadily.ts'
import { startServer } from './server/start-server.ts'

const limits = {
  startMs: { Postgres: 1000, PGlite: 1500 },
  firstStartMs: 5000,
  /** WebAssembly never returns memory, and holds the whole embedded database with its buffers. */
  residentMb: { Postgres: 250, PGlite: 450 },
  p99Ms: 20,
  besideMs: 100,
}
const load = { perSecond: 200, seconds: 10 }
/** Number of simultaneous registrations. Each password hash takes a tenth of a second of a processor. */
const crowd = 60

/** Measures the server on the embedded database, and on a Postgres if one is installed or named by DATABASE_URL. */
export const server: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-bench-'))
  const postgres = await startPostgres()
  try {
    const embedded = await measure('PGlite' as const, path.join(folder, 'embedded'), '')
    if (postgres === undefined) return embedded
    return [...embedded, ...(await measure('Postgres' as const, path.join(folder, 'data'), postgres.url))]
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  who: keyof typeof limits.startMs,
  dataDir: string,
  databaseUrl: string,
): Promise<readonly Row[]> {
  const first = await startServer(dataDir, databaseUrl)
  await first.stop()
  const again = await startServer(dataDir, databaseUrl)
  try {
    const someone = await applicant(again.base)
    await readSteadily(someone, { ...load, seconds: 2 })
    const latencies = await readSteadily(someone, load)
    const residentMb = again.residentMb()
    const [registered, beside] = await Promise.all([
      registerAtOnce(again.base, crowd),
      readSteadily(someone, { ...load, seconds: 5 }),
    ])
    // The embedded database has one connection, so that its requests wait for each other.
    const besideMs = who === 'Postgres' ? limits.besideMs : undefined
    return [
      row('first start', who, first.startMs, 'ms', limits.firstStartMs),
      row('start on an existing database', who, again.startMs, 'ms', limits.startMs[who]),
      row(`status read at ${load.perSecond}/s, median`, who, percentile(latencies, 50), 'ms'),
      row(`status read at ${load.perSecond}/s, p99`, who, percentile(latencies, 99), 'ms', limits.p99Ms),
      row('resident after these reads', who, residentMb, 'MB', limits.residentMb[who]),
      row(
        `status read while ${crowd} register (${registered} at the first try), p99`,
        who,
        percentile(beside, 99),
        'ms',
        besideMs,
      ),
    ]
  } finally {
    await again.stop()
  }
}

function row(what: string, who: string, value: number, unit: string, limit?: number): Row {
  const figure = `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
  return limit === undefined
    ? { what, who, figure }
    : { what, who, figure, limit: `${limit} ${unit}`, isExceeded: value > limit }
}
