import type { Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import type { Purge, PurgeInput } from './purge.ts'
import { purges } from './purges.ts'
import { findPermitted, loadWaiting, noteRetention, type Permitted } from './usual-rows.ts'

/** Services that purges need. */
export interface RetentionServices extends Pick<Services, 'database' | 'tenants' | 'clock'> {
  readonly log: Pick<Services['log'], 'info' | 'error'>
}

/**
 * Runs every purge in short transactions and returns the removed rows of each. Stops early if another server is running them. A
 * purge that would remove more than usual removes nothing until somebody confirms it; if something is wrong with the time, each
 * of them waits for that.
 */
export async function runPurges(
  services: RetentionServices,
  isSuspicious = false,
): Promise<Readonly<Record<string, number>>> {
  const { tenants, clock, log } = services
  const { limits } = tenants.fallback.journey.source
  const times = limits.limits.retention ?? {}
  const input = {
    now: clock.now(),
    times,
    ended: endedStates(tenants),
    chatMonths: chatMonths(tenants),
    most: figure(times, 'batchRows'),
    isSuspicious,
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

type BatchInput = Omit<PurgeInput, 'tx'> & { readonly isSuspicious: boolean }

interface Removal {
  readonly count: number
  /** Whether another server holds the lock and does the rest. */
  readonly isElsewhere: boolean
}

async function runToEnd(services: RetentionServices, purge: Purge, input: BatchInput): Promise<Removal> {
  // Most often nothing is due, which a single row tells.
  const due = await countDue(services, purge, input, 1)
  if (due === undefined) return { count: 0, isElsewhere: true }
  if (due === 0) return { count: 0, isElsewhere: false }
  const permitted = await findPermitted(services, purge, input)
  if (!permitted.isConfirmed && !purge.isPassing) {
    const exceeding = await countDue(services, purge, input, permitted.rows + 1)
    if (exceeding === undefined) return { count: 0, isElsewhere: true }
    if (exceeding > permitted.rows) return refuse(services, purge, input, permitted)
  } else if (permitted.rows === 0) return refuse(services, purge, input, permitted)
  return removeDue(services, purge, input, permitted)
}

async function removeDue(
  services: RetentionServices,
  purge: Purge,
  input: BatchInput,
  { rows, isConfirmed }: Permitted,
): Promise<Removal> {
  let total = 0
  let isElsewhere = false
  while (total < rows) {
    const most = Math.min(input.most, rows - total)
    const count = await runBatch(services, purge, { ...input, most })
    isElsewhere = count === undefined
    total += count ?? 0
    if (count === undefined || count < most) break
  }
  const kind = isConfirmed ? 'REMOVED_CONFIRMED' : 'REMOVED'
  if (total > 0 && !purge.isPassing)
    await noteRetention(services, { purge: purge.name, kind, count: total, at: input.now })
  return { count: total, isElsewhere }
}

/** Says that more than usual is due, before anything of it is removed. */
async function refuse(
  services: RetentionServices,
  purge: Purge,
  input: BatchInput,
  { rows }: Permitted,
): Promise<Removal> {
  const due = (await countDue(services, purge, input, figure(input.times, 'mostRows'))) ?? 0
  services.log.error(
    { purge: purge.name, due, usual: rows },
    'more than usual is due to be removed, and nothing of it was; where it is right, confirm it: npx journey retention confirm',
  )
  const waiting = await loadWaiting(services)
  if (!waiting.some(({ purge: name, count }) => name === purge.name && count === due))
    await noteRetention(services, { purge: purge.name, kind: 'WAITING', count: due, at: input.now })
  return { count: 0, isElsewhere: false }
}

/** Number that no other advisory lock of this database uses; the lock ends with the transaction. */
const lock = 1_002_012

/** Counts what a purge would remove, `most` at most, by removing it and taking that back. Undefined as for `runBatch`. */
async function countDue(
  services: RetentionServices,
  purge: Purge,
  input: BatchInput,
  most: number,
): Promise<number | undefined> {
  let count: number | undefined
  const takenBack = new Error('Only counted.')
  await services.database.db
    .transaction(async (tx) => {
      count = await runLocked(tx, purge, { ...input, most })
      if (count !== 0) throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return count
}

/** Removes one batch and returns its number of rows. Undefined if another server holds the lock. */
const runBatch = (
  { database }: RetentionServices,
  purge: Purge,
  input: BatchInput,
): Promise<number | undefined> => database.db.transaction((tx) => runLocked(tx, purge, input))

async function runLocked(tx: Transaction, purge: Purge, input: BatchInput): Promise<number | undefined> {
  const result = await tx.execute(sql`select 1 where pg_try_advisory_xact_lock(${lock}::bigint)`)
  return rowsOf(result).length === 0 ? undefined : purge.run({ ...input, tx })
}

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
