import type { Database, Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'

/** Finds events and proofs that are not what their entries witnessed when they happened. */
export async function findUnwitnessed(
  db: Database | Transaction,
  lender: string | undefined,
): Promise<readonly string[]> {
  const ofLender = lender === undefined ? sql`true` : sql`lender = ${lender}`
  const differing = await db.execute(sql`
    select audit_log.subject, lender from audit_log left join events on events.id = split_part(audit_log.subject, ':', 2)::bigint
      where act like 'event.%' and ${ofLender} and (events.id is null or audit_event_digest(events) <> audit_log.detail)
    union all
    select audit_log.subject, lender from audit_log left join evidence on evidence.id = split_part(audit_log.subject, ':', 2)::bigint
      where act like 'evidence.%' and ${ofLender} and (evidence.id is null or audit_evidence_digest(evidence) <> audit_log.detail)
    order by 1 limit 100`)
  const forged = await db.execute(sql`
    select events.id, tenant as lender from events join applications on applications.uuid = events.application
      left join audit_log as began on began.act = 'began' and began.lender = tenant
    where ${lender === undefined ? sql`true` : sql`tenant = ${lender}`}
      and events.id > coalesce(split_part(began.subject, ':', 2)::bigint, 0) and not exists (
        select from audit_log where audit_log.application = events.application and audit_log.subject = 'event:' || events.id
      ) limit 100`)
  const earlier = await db.execute(sql`
    select began.lender from audit_log as began, lateral (
      select encode(sha256(convert_to(string_agg(audit_event_digest(events), '' order by events.id), 'UTF8')), 'hex') as digest
      from events join applications on applications.uuid = events.application
      where applications.tenant = began.lender and events.id <= split_part(began.subject, ':', 2)::bigint
    ) as now where began.act = 'began' and ${ofLender} and now.digest is distinct from began.detail`)
  return [
    ...(rowsOf(differing) as { subject: string; lender: string }[]).map(
      ({ subject, lender: of }) =>
        `${of}: ${subject.replace(':', ' ')} is gone, or not what it was when it happened.`,
    ),
    ...(rowsOf(forged) as { id: string; lender: string }[]).map(
      ({ id, lender: of }) =>
        `${of}: event ${id} has no entry: it was written past the server, or its entry is gone.`,
    ),
    ...(rowsOf(earlier) as { lender: string }[]).map(
      ({ lender: of }) => `${of}: an event from before the audit log is gone, or not what it was then.`,
    ),
  ]
}
