import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { loadHeads } from './seal.ts'

/**
 * Notes the end of every chain that grew since its last anchor, once a day (UTC), and tells it in the log: whoever could rewrite
 * a whole chain in the database cannot rewrite what left it.
 */
export async function anchor({ database, log, clock }: Pick<Services, 'database' | 'log' | 'clock'>) {
  const day = clock.now().toISOString().slice(0, 10)
  const heads = await loadHeads(database.db)
  const kept = await database.db.execute(sql`
    insert into audit_anchors (lender, day, position, hash)
    select lender, ${day}::date, position, hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head (lender text, position bigint, hash text)
    where not exists (select from audit_anchors where audit_anchors.lender = head.lender
      and (audit_anchors.position = head.position or audit_anchors.day >= ${day}::date))
    on conflict do nothing returning lender, position::integer as position, hash`)
  for (const head of rowsOf(kept) as object[])
    log.warn({ security: 'audit-anchored', day, ...head }, 'security')
}
