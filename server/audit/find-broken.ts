import type { Database, Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { statesWithJob } from '../tenants/states-with-job.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'

/** Rule that a database breaks. */
export interface Broken {
  /** What is wrong, as the end of a sentence that begins with a subject. */
  readonly rule: string
  /** Applications, files, accounts or letters that break it, at most a hundred. */
  readonly subjects: readonly string[]
}

type Query = ReturnType<typeof sql>

/** Each rule with the query for what breaks it. */
const rules = (isLate: (column: string) => Query): Readonly<Record<string, Query>> => ({
  'stands in another state than its last event led to': sql`
    select uuid as subject from applications, lateral (
      select to_state from events where application = uuid order by id desc limit 1
    ) as last where last.to_state <> state`,
  'has an event that began where the one before it did not end': sql`
    select application as subject from (
      select application, from_state, lag(to_state) over (partition by application order by id) as before from events
    ) as steps where before is not null and from_state is distinct from before`,
  'has an event of a later version than its own': sql`
    select application as subject from events join applications on uuid = application where events.version > applications.version`,
  'is at another lender than its owner': sql`
    select applications.uuid as subject from applications left join identities on identities.uuid = owner
    where identities.tenant is distinct from applications.tenant`,
  'names a document that is not there': sql`
    select applications.uuid as subject from applications, jsonb_array_elements(heloc -> 'documents') as named
    where not exists (
      select from documents where application = applications.uuid and documents.uuid = (named ->> 'uuid')::uuid and removed_at is null
    )`,
  'is a document without content': sql`
    select uuid as subject from documents where removed_at is null and purged_at is null and bytes is null and stored_at is null`,
  'is a session of a closed account that is still open': sql`
    select sessions.uuid as subject from sessions join identities on identities.uuid = identity
    where ended_at is null and closed_at is not null`,
  'is a change that was begun and never answered': sql`
    select identity as subject from idempotency_keys where status is null and ${isLate('created_at')}`,
  'is a letter that was handed over and neither sent nor given up': sql`
    select id::text as subject from outbox where sent_at is null and dead_at is null and ${isLate('queued_at')}`,
})

/**
 * Looks whether anything in a database is lost, doubled or stuck. Work that nobody has taken up or finished counts as stuck after
 * the given minutes.
 */
export async function findBroken(
  { db }: { readonly db: Database | Transaction },
  tenants: TenantDirectory,
  minutes = 10,
): Promise<readonly Broken[]> {
  const isLate = (column: string) => sql`${sql.raw(column)} < now() - ${minutes} * interval '1 minute'`
  const all = { ...rules(isLate), 'waits for work that is not in the queue': stranded(tenants, isLate) }
  const found: Broken[] = []
  for (const [rule, query] of Object.entries(all)) {
    const rows = rowsOf(await db.execute(sql`${query} limit 100`)) as readonly { readonly subject: string }[]
    if (rows.length > 0) found.push({ rule, subjects: [...new Set(rows.map(({ subject }) => subject))] })
  }
  return found
}

/** Applications in a state in which the server works, without work in its queue. */
function stranded(tenants: TenantDirectory, isLate: (column: string) => Query): Query {
  const states = tenants
    .all()
    .flatMap((tenant) => statesWithJob(tenant).map((state) => ({ code: tenant.code, state })))
  return sql`select uuid as subject from applications
    join jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as working (code text, state text)
      on working.code = applications.tenant and working.state = applications.state
    where ${isLate('updated_at')} and not exists (
      select from pgboss.job where data ->> 'application' = uuid::text and pgboss.job.state < 'completed'
    )`
}
