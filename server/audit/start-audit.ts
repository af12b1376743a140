import { startRounds } from '../clock/start-rounds.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import { loadHeads, seal } from './seal.ts'

/** Notes the flows in force, and starts the rounds that seal the audit log; `stop` waits for a running one. */
export async function startAudit(
  services: Pick<Services, 'database' | 'tenants' | 'log' | 'clock'>,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { tenants, log } = services
  const everyMs = figure(tenants.fallback.journey.source.limits.limits.audit, 'sealMs')
  const onError = (err: unknown) => log.error({ err }, 'audit')
  await noteFlows(services)
  tenants.onReload(() => {
    noteFlows(services).catch(onError)
  })
  return startRounds({
    firstMs: everyMs,
    everyMs,
    run: async () => {
      await seal(services)
      await anchor(services)
    },
    onError,
  })
}

/**
 * Notes the end of every chain that grew since its last anchor, once a day (UTC), and tells it in the log: whoever could rewrite
 * a whole chain in the database cannot rewrite what left it.
 */
async function anchor({ database, log, clock }: Pick<Services, 'database' | 'log' | 'clock'>) {
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

/**
 * Writes an entry for every lender whose flows are not those of its last such entry. Called at start and whenever lenders were
 * read anew: who changed a file is known to the repository, and that it is in force from now on is known here.
 */
async function noteFlows({ database, tenants }: Pick<Services, 'database' | 'tenants'>): Promise<void> {
  const served = tenants.all().map(({ code, effective }) => ({ lender: code, flows: effective.hash }))
  await database.db.execute(sql`
    insert into audit_log (lender, act, who, role, flows)
    select lender, 'configured.flows', 'server', 'SERVER', flows
    from jsonb_to_recordset(${JSON.stringify(served)}::jsonb) as served (lender text, flows text)
    where audit_flows(lender) is distinct from flows`)
}
