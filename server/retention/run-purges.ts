import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import type { Purge, PurgeInput } from './purge.ts'
import { purges } from './purges.ts'

/** Services that purges need. */
export interface RetentionServices extends Pick<Services, 'database' | 'tenants' | 'clock'> {
  readonly log: Pick<Services['log'], 'info' | 'error'>
}

/** Runs every purge in short transactions and returns the removed rows of each. Stops early if another server is running them. */
export async function runPurges(services: RetentionServices): Promise<Readonly<Record<string, number>>> {
  const { tenants, clock, log } = services
  const { limits } = tenants.fallback.journey.source
  const times = limits.limits.retention ?? {}
  const most = figure(times, 'batchRows')
  const input = {
    now: clock.now(),
    times,
    ended: endedStates(tenants),
    chatMonths: chatMonths(tenants),
    most,
  }
  const removed: Record<string, number> = {}
  for (const purge of purges) {
    const { count, isElsewhere } = await runToEnd(services, purge, input).catch((err: unknown) => {
      // The other purges still run.
      log.error({ err, purge: purge.name }, 'retention')
      return { count: 0, isElsewhere: false }
    })
    if (count > 0 || !isElsewhere) removed[purge.name] = count
    if (count > 0) log.info({ purge: purge.name, removed: count }, 'what is no longer kept was removed')
    if (isElsewhere) return removed
  }
  return removed
}

type BatchInput = Omit<PurgeInput, 'tx'>

interface Removal {
  readonly count: number
  /** Whether another server holds the lock and does the rest. */
  readonly isElsewhere: boolean
}

async function runToEnd(services: RetentionServices, purge: Purge, input: BatchInput): Promise<Removal> {
  for (let total = 0; ; ) {
    const count = await runBatch(services, purge, input)
    if (count === undefined) return { count: total, isElsewhere: true }
    total += count
    if (count < input.most) return { count: total, isElsewhere: false }
  }
}

/** Number that no other advisory lock of this database uses; the lock ends with the transaction. */
const lock = 1_002_012

/** Removes one batch and returns its number of rows. Undefined if another server holds the lock. */
const runBatch = (
  { database }: RetentionServices,
  purge: Purge,
  input: BatchInput,
): Promise<number | undefined> =>
  database.db.transaction(async (tx) => {
    const result = await tx.execute(sql`select 1 where pg_try_advisory_xact_lock(${lock}::bigint)`)
    return rowsOf(result).length === 0 ? undefined : purge.run({ ...input, tx })
  })

/**
 * Returns the server states that are terminal in the process of every lender that has them, so that an application that one
 * lender has yet to decide stays.
 */
export function endedStates(tenants: Pick<TenantDirectory, 'all'>): readonly string[] {
  const processes = new Set(tenants.all().map(({ process }) => process))
  const states = [...processes].flatMap((process) => Object.entries(process.states))
  const open = new Set(states.flatMap(([state, { kind }]) => (kind === 'terminal' ? [] : [state])))
  return [...new Set(states.map(([state]) => state))].filter((state) => !open.has(state))
}

/** Returns how long each lender keeps chats; a lender may choose fewer months than the flows. */
function chatMonths(tenants: Pick<TenantDirectory, 'all'>): PurgeInput['chatMonths'] {
  const monthsOf = ({ journey }: Pick<Tenant, 'journey'>) =>
    figure(journey.source.limits.limits.chatRetention, 'maxMonths')
  const byTenant = Object.fromEntries(tenants.all().map((tenant) => [tenant.code, monthsOf(tenant)]))
  return { byTenant, longest: Math.max(...Object.values(byTenant)) }
}
