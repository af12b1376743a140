import { sql } from '../database/drizzle.ts'
import type { Services } from '../services.ts'

/**
 * Writes an entry for every lender whose flows are not those of its last such entry. Called at start and whenever lenders were
 * read anew: who changed a file is known to the repository, and that it is in force from now on is known here.
 */
export async function noteFlows({
  database,
  tenants,
}: Pick<Services, 'database' | 'tenants'>): Promise<void> {
  const served = tenants.all().map(({ code, effective }) => ({ lender: code, flows: effective.hash }))
  await database.db.execute(sql`
    insert into audit_log (lender, act, who, role, flows)
    select lender, 'configured.flows', 'server', 'SERVER', flows
    from jsonb_to_recordset(${JSON.stringify(served)}::jsonb) as served (lender text, flows text)
    where audit_flows(lender) is distinct from flows`)
}
