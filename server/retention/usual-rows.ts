import type { LimitSource } from '#engine'
import { daysBefore } from '../clock/days.ts'
import { and, desc, eq, gt, inArray, sql } from '../database/drizzle.ts'
import { retentionLog } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import type { Purge } from './purge.ts'

type LogServices = Pick<Services, 'database'>
type Entry = typeof retentionLog.$inferInsert

export const noteRetention = async ({ database }: LogServices, entry: Entry): Promise<void> =>
  void (await database.db.insert(retentionLog).values(entry))

/** Permission for a purge in this round: how many rows it may remove, and whether somebody confirmed it. */
export interface Permitted {
  readonly rows: number
  readonly isConfirmed: boolean
}

/**
 * Finds how many rows a purge may remove: a few times as many as ever in the last months, and at least a few. Whatever exceeds
 * it, such as a clock that is wrong by years, waits for a person.
 */
export async function findPermitted(
  services: LogServices,
  { name, isPassing = false }: Purge,
  {
    now,
    times,
    isSuspicious,
  }: { readonly now: Date; readonly times: LimitSource; readonly isSuspicious: boolean },
): Promise<Permitted> {
  if (isPassing && !isSuspicious) return { rows: figure(times, 'mostPassingRows'), isConfirmed: false }
  if (await isConfirmed(services, name, now, times))
    return { rows: figure(times, 'mostRows'), isConfirmed: true }
  if (isSuspicious) return { rows: 0, isConfirmed: false }
  const greatest = await findGreatest(services, name, daysBefore(now, figure(times, 'usualDays')))
  const usual = Math.max(figure(times, 'usualRows'), greatest * figure(times, 'usualTimes'))
  return { rows: Math.min(usual, figure(times, 'mostRows')), isConfirmed: false }
}

/** Returns the most rows that a purge removed in an hour since a time, without anybody's permission. */
async function findGreatest({ database }: LogServices, purge: string, since: Date): Promise<number> {
  const [row] = await database.db
    .select({ most: sql<number | null>`max(${retentionLog.count})` })
    .from(retentionLog)
    .where(and(eq(retentionLog.purge, purge), eq(retentionLog.kind, 'REMOVED'), gt(retentionLog.at, since)))
  return row?.most ?? 0
}

async function isConfirmed(
  { database }: LogServices,
  purge: string,
  now: Date,
  times: LimitSource,
): Promise<boolean> {
  const since = new Date(now.getTime() - figure(times, 'confirmedHours') * 3_600_000)
  const [row] = await database.db
    .select({ id: retentionLog.id })
    .from(retentionLog)
    .where(and(eq(retentionLog.purge, purge), eq(retentionLog.kind, 'CONFIRMED'), gt(retentionLog.at, since)))
    .limit(1)
  return row !== undefined
}

/** Returns the purges that wait for a person: the newest word about each is that more than usual is due. */
export async function loadWaiting({ database }: LogServices): Promise<readonly Waiting[]> {
  const newest = await database.db
    .selectDistinctOn([retentionLog.purge])
    .from(retentionLog)
    .where(inArray(retentionLog.kind, ['WAITING', 'CONFIRMED', 'REMOVED', 'REMOVED_CONFIRMED']))
    .orderBy(retentionLog.purge, desc(retentionLog.id))
  return newest.flatMap(({ purge, kind, count, at }) =>
    purge !== null && kind === 'WAITING' ? [{ purge, count, at }] : [],
  )
}

export interface Waiting {
  readonly purge: string
  readonly count: number
  readonly at: Date
}
