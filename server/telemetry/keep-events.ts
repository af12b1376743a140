import type { Database } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { EventRow } from './event-row.ts'

/**
 * Stores events in one statement, each once, and returns for each whether its session is known. An event with a made-up session
 * or tracker is not stored, nor is another person's application.
 */
export async function keepEvents(
  db: Database,
  events: readonly EventRow[],
  now: Date,
): Promise<readonly boolean[]> {
  const given = JSON.stringify(events.map((event, index) => ({ index, ...event })))
  const result = await db.execute(sql`
    with known as (
      select given.*, sessions.tenant, sessions.device, applications.uuid as own,
        greatest(sessions.started_at, ${instant(now)} - age_ms * interval '1 millisecond') as at
      from jsonb_to_recordset(${given}::jsonb) as given (
        index integer, key uuid, session uuid, tracker uuid, event text, event_type text, product text, page text,
        identity uuid, application uuid, query jsonb, properties jsonb, age_ms double precision)
      join telemetry_sessions as sessions on sessions.uuid = given.session and sessions.tracker = given.tracker
      left join applications on applications.uuid = given.application and (applications.owner = given.identity
        or applications.heloc -> 'helocSigners' @> jsonb_build_array(jsonb_build_object('identityUuid', given.identity)))
    ), kept as (
      insert into telemetry_events (key, session, tenant, device, event, event_type, product, page, identity,
        application, query, properties, at, received_at)
      select key, session, tenant, device, event, event_type, product, page, identity, own, query, properties, at,
        ${instant(now)}
      from known
      on conflict do nothing
    )
    select index from known`)
  const known = new Set(rowsOf(result).map(indexOf))
  return events.map((_, index) => known.has(index))
}

const indexOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'index' in row ? row.index : undefined
