import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startOwnPostgres } from '../tests/support/database/temporary-postgres.ts'
import type { Section } from './section.ts'
import { applicant } from './server/applicant.ts'
import { type Load, percentile, readSteadily } from './server/read-steadily.ts'
import { startServer } from './server/start-server.ts'
import { costInBrowser } from './telemetry/cost-in-browser.ts'
import { tellSteadily } from './telemetry/tell-steadily.ts'

const browsers = 200
const events = { perSecond: 1000, seconds: 20 }
const reads = { perSecond: 50, seconds: 20 }
const warm = { perSecond: 200, seconds: 5 }
const p99Ms = 50
const viewMs = 1

/**
 * Measures page-view events of browsers on a Postgres, their effect on simultaneous status reads, and the cost of
 * telemetry in a browser. The pages must have been built.
 */
export const telemetry: Section = async () => {
  const postgres = await startOwnPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-telemetry-'))
  const server = await startServer(folder, postgres.url, { hasPages: true })
  try {
    const tell = (load: Load) => tellSteadily({ server: server.base, browsers, ...load })
    const reader = await applicant(server.base)
    await Promise.all([tell(warm).told, readSteadily(reader, warm)])
    const aloneMs = percentile(await readSteadily(reader, reads), 99)
    const telling = tell(events)
    await telling.opened
    const before = server.processorSeconds()
    const [told, took] = await Promise.all([telling.told, readSteadily(reader, reads)])
    const share = ((server.processorSeconds() - before) / events.seconds) * 100
    const expected = events.perSecond * events.seconds + warm.perSecond * warm.seconds
    const missing = expected - (await countEvents(postgres.url))
    const { ownMs, fetchMs } = await costInBrowser(server.base)
    const statusMs = percentile(took, 99)
    const load = `load ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`
    return [
      {
        what: '1,000 events a second: status reads, p99',
        who: `without events ${aloneMs.toFixed(1)} ms, ${load}`,
        figure: `${statusMs.toFixed(1)} ms`,
        limit: `${p99Ms} ms`,
        isExceeded: statusMs > p99Ms,
      },
      {
        what: 'events acknowledged after their commit, p99',
        who: `processor ${share.toFixed(0)} %`,
        figure: `${percentile(told.took, 99).toFixed(1)} ms`,
      },
      {
        what: 'events that are missing',
        who: `refused ${told.refused}`,
        figure: `${missing} of ${expected}`,
        limit: '0',
        isExceeded: missing !== 0,
      },
      {
        what: 'a page view told: main thread of the browser',
        who: `and its own fetch ${fetchMs.toFixed(2)} ms`,
        figure: `${ownMs.toFixed(2)} ms`,
        limit: `${viewMs} ms`,
        isExceeded: ownMs > viewMs,
      },
    ]
  } finally {
    await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function countEvents(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('select count(*)::integer as count from telemetry_events')
  await client.end()
  return rows[0].count
}
