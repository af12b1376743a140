import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { loadReadiness } from '../http/load-readiness.ts'
import { loadWaiting } from '../retention/usual-rows.ts'
import type { Services } from '../services.ts'
import type { Gauge } from './registry.ts'

/** Loads the numbers of this moment. Those of the database are left out while it is away, which `heloc_failing` says. */
export async function loadGauges(services: Services): Promise<readonly Gauge[]> {
  const { failing } = await loadReadiness(services)
  const own: readonly Gauge[] = [
    { name: 'heloc_ready', value: failing.length === 0 ? 1 : 0 },
    ...failing.map((check) => ({ name: 'heloc_failing', labels: { check }, value: 1 })),
    ...Object.entries(services.database.connections?.() ?? {}).map(([state, value]) => ({
      name: 'heloc_database_connections',
      labels: { state },
      value,
    })),
  ]
  if (failing.includes('database')) return own
  const [waiting, ...others] = await Promise.all([
    loadWaiting(services),
    loadJobs(services),
    loadBacklogs(services),
  ])
  return [...own, ...others.flat(), { name: 'heloc_purges_waiting', value: waiting.length }]
}

async function loadJobs({ database: { db } }: Services): Promise<readonly Gauge[]> {
  const found = await db.execute(sql`
    select name as queue, state::text as state, count(*)::integer as count,
      coalesce(extract(epoch from max(now() - start_after) filter (where state < 'active')), 0)::double precision as age
    from pgboss.job where state < 'completed' group by name, state`)
  const rows = rowsOf(found) as { queue: string; state: string; count: number; age: number }[]
  const ages = new Map<string, number>()
  for (const { queue, age } of rows) ages.set(queue, Math.max(ages.get(queue) ?? 0, age))
  return [
    ...rows.map(({ queue, state, count }) => ({
      name: 'heloc_jobs',
      labels: { queue, state },
      value: count,
    })),
    ...[...ages].map(([queue, value]) => ({ name: 'heloc_oldest_job_seconds', labels: { queue }, value })),
  ]
}

async function loadBacklogs({ database: { db } }: Services): Promise<readonly Gauge[]> {
  const [row] = rowsOf(
    await db.execute(sql`select
      (select count(*) from vendor_calls where state = 'DEAD')::integer + (select count(*) from outbox where dead_at is not null)::integer as dead,
      coalesce(extract(epoch from (select clock_timestamp() - min(at) from audit_log where position is null)), 0)::double precision as unsealed`),
  ) as [{ readonly dead: number; readonly unsealed: number }]
  return [
    { name: 'heloc_dead_letters', value: row.dead },
    { name: 'heloc_unsealed_audit_seconds', value: row.unsealed },
  ]
}
