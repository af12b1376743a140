import { startRounds } from '../clock/start-rounds.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import buckets from './vital-buckets.json' with { type: 'json' }

/** Number that no other advisory lock of this database uses. */
const lock = 1_002_017

/** Starts counting at intervals; `stop` waits for a running count. */
export function startRollUps(services: Pick<Services, 'database' | 'clock' | 'tenants' | 'log'>) {
  const { telemetry } = services.tenants.fallback.journey.source.limits.limits
  const everyMs = figure(telemetry, 'rollUpMs')
  return startRounds({
    firstMs: everyMs,
    everyMs,
    run: () => rollUp(services),
    onError: (err) => services.log.error({ err }, 'events of browsers could not be counted'),
  })
}

/**
 * Counts the events of three days (UTC) again, because an event that waited in a browser for a day may arrive just before
 * midnight.
 */
export async function rollUp({ database, clock, tenants }: Pick<Services, 'database' | 'clock' | 'tenants'>) {
  const { telemetry } = tenants.fallback.journey.source.limits.limits
  const mostMs = figure(telemetry, 'longestViewMs')
  await database.db.transaction(async (tx) => {
    const free = await tx.execute(sql`select 1 where pg_try_advisory_xact_lock(${lock}::bigint)`)
    if (rowsOf(free).length === 0) return
    for (const daysAgo of [2, 1, 0])
      await rollUpDay(tx, new Date(clock.now().getTime() - daysAgo * dayMs), mostMs)
  })
}

const dayMs = 86_400_000

/** Part of a statement. */
type Part = ReturnType<typeof sql>

async function rollUpDay(tx: Transaction, moment: Date, mostMs: number): Promise<void> {
  const day = moment.toISOString().slice(0, 10)
  const start = sql`${`${day}T00:00:00Z`}::timestamptz`
  const isOfDay = sql`at >= ${start} and at < ${start} + interval '1 day'`
  for (const table of ['telemetry_page_days', 'telemetry_vital_days', 'telemetry_error_days'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where day = ${day}::date`)
  await tx.execute(countPages(day, start, isOfDay, mostMs))
  await tx.execute(countVitals(day, isOfDay))
  await tx.execute(sql`
    insert into telemetry_error_days (day, tenant, page, type, message, count, sessions)
    select ${day}::date, tenant, page, properties ->> 'exception.type', properties ->> 'exception.message', count(*),
      count(distinct session)
    from telemetry_events where event = 'exception' and ${isOfDay} group by 2, 3, 4, 5`)
}

/**
 * Counts page views. A view lasts until the next one of its session, otherwise until the session's last event, but at most
 * `mostMs`.
 */
const countPages = (day: string, start: Part, isOfDay: Part, mostMs: number) => sql`
  with seen as (
    select * from telemetry_events
    where at >= ${start} and at < ${start} + interval '1 day' + ${mostMs} * interval '1 millisecond'
  ), views as (
    select tenant, page, device, session, at, lead(at) over (partition by session order by at, key) as next_at
    from seen where event = 'PAGEVIEW'
  ), lasts as (
    select session, max(at) as last_at from seen group by session
  ), spent as (
    select views.*, (next_at is null)::integer as exit, extract(epoch from coalesce(next_at, nullif(last_at, at)) - at) * 1000 as ms
    from views join lasts using (session) where ${isOfDay}
  )
  insert into telemetry_page_days (day, tenant, page, device, views, sessions, timed_views, time_ms, errors, exits)
  select ${day}::date, tenant, page, device, count(session), count(distinct session), count(ms),
    coalesce(sum(least(ms, ${mostMs}::double precision)) filter (where ms is not null), 0)::bigint, count(error),
    coalesce(sum(exit), 0)::integer
  from (
    select tenant, page, device, session, ms, null::integer as error, exit from spent
    union all
    select tenant, page, device, null, null, 1, null from seen where event = 'exception' and ${isOfDay}
  ) as counted
  group by tenant, page, device`

/** Counts each measurement once, with its last value. */
const countVitals = (day: string, isOfDay: Part) => sql`
  insert into telemetry_vital_days (day, tenant, page, device, name, up_to, count)
  select ${day}::date, tenant, page, device, name, up_to, count(*) from (
    select distinct on (session, properties ->> 'id') tenant, page, device, properties ->> 'name' as name,
      coalesce((
        select min(bound::double precision) from jsonb_array_elements_text(${JSON.stringify(buckets)}::jsonb -> (properties ->> 'name')) as bound
        where bound::double precision >= (properties ->> 'value')::double precision
      ), 'infinity') as up_to
    from telemetry_events where event = 'browser.web_vital' and ${isOfDay}
    order by session, properties ->> 'id', at desc, properties -> 'value' desc
  ) as measured
  group by tenant, page, device, name, up_to`
