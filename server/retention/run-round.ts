import type { LimitSource } from '#engine'
import { and, desc, inArray, isNull, sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { retentionLog } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import { type RetentionServices, runPurges } from './run-purges.ts'
import { noteRetention } from './usual-rows.ts'

const dayMs = 86_400_000

/**
 * Runs the purges at the time of the database, which all of its servers share. If this server has another, one of the two is
 * wrong, and nothing is removed. If no round ran for long, either no server did or the time jumped: then each purge waits until
 * somebody confirms it.
 */
export async function runRound(services: RetentionServices): Promise<void> {
  const times = services.tenants.fallback.journey.source.limits.limits.retention ?? {}
  const now = await loadDatabaseTime(services)
  const own = services.clock.now()
  if (Math.abs(own.getTime() - now.getTime()) > figure(times, 'mostSkewMinutes') * 60_000) {
    services.log.error(
      { database: now, server: own },
      'the database has another time than this server, so nothing is removed; set the clock that is wrong',
    )
    return
  }
  const last = await findLastRound(services)
  const isSuspicious = isLongAgo(last, now, times)
  if (isSuspicious)
    services.log.error(
      { last, now },
      'no round of retention ran for long; if the clock is right, confirm it: npx journey retention confirm',
    )
  await runPurges({ ...services, clock: { ...services.clock, now: () => now } }, isSuspicious)
  if (!isSuspicious && now.getTime() - last.getTime() > dayMs / 2)
    await noteRetention(services, { kind: 'ROUND', count: 0, at: now })
}

const isLongAgo = (last: Date, now: Date, times: LimitSource): boolean =>
  now.getTime() - last.getTime() > figure(times, 'mostPauseDays') * dayMs

/** Reads the time of the database. An embedded one has that of this machine. */
export async function loadDatabaseTime({ database }: Pick<Services, 'database'>): Promise<Date> {
  const [row] = rowsOf(await database.db.execute(sql`select extract(epoch from now())::float8 as seconds`))
  return new Date(Number((row as { readonly seconds: number }).seconds) * 1000)
}

/** Finds when a round last ran or was confirmed; before the first one, when the database was last migrated. */
async function findLastRound({ database }: RetentionServices): Promise<Date> {
  const [round] = await database.db
    .select({ at: retentionLog.at })
    .from(retentionLog)
    .where(and(isNull(retentionLog.purge), inArray(retentionLog.kind, ['ROUND', 'CONFIRMED'])))
    .orderBy(desc(retentionLog.id))
    .limit(1)
  if (round !== undefined) return round.at
  const [row] = rowsOf(
    await database.db.execute(
      sql`select extract(epoch from max(applied_at))::float8 as seconds from migrations`,
    ),
  )
  return new Date(Number((row as { readonly seconds: number }).seconds) * 1000)
}
