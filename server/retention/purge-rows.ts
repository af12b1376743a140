import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import { figure } from '../tenants/figure.ts'
import type { Purge } from './purge.ts'

/**
 * Creates a purge of a table's rows: due as many days after the time in a column as `retention` of flows/limits.json says under
 * a key, except those that a condition keeps.
 */
export const purgeRows = (
  name: string,
  table: PgTable,
  moment: PgColumn,
  days: string,
  kept: SQL = sql`false`,
): Purge => ({
  name,
  run: async ({ tx, now, times, most }) => {
    const removed = await tx.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table}
        where ${moment} + make_interval(days => ${figure(times, days)}) <= ${instant(now)} and not ${kept}
        limit ${most}
      ))
      returning 1`)
    return rowsOf(removed).length
  },
})

/** Creates a purge of rows that pass anyway. */
export const purgePassing = (...of: Parameters<typeof purgeRows>): Purge => ({
  ...purgeRows(...of),
  isPassing: true,
})
