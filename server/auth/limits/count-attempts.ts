import type { Database, Transaction } from '../../database/database.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { instant } from '../../database/instant.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { rateLimits } from '../../database/schema.ts'

type Db = Database | Transaction

/** Delays after wrong attempts: the first ones are free, and each further one delays the next longer. */
export interface DelayRule {
  readonly free: number
  readonly firstMs: number
  readonly factor: number
  readonly mostMs: number
  /** Milliseconds after the last attempt until all attempts are forgotten. */
  readonly forgetMs: number
}

const span = (ms: number) => sql`${ms}::double precision * interval '1 millisecond'`

/**
 * Counts an attempt before it is checked, so that parallel attempts gain nothing. Returns the remaining milliseconds of a
 * delay, during which the attempt must not be checked, otherwise 0. It is one statement, so it also holds across servers.
 */
export async function claimAttempt(db: Db, key: string, rule: DelayRule, now: Date): Promise<number> {
  const count = sql`case when r.resets_at <= ${instant(now)} then 1 else r.count + 1 end`
  // A free attempt delays nothing, not even one that began a moment before it and is counted after it.
  const dueAt = (made: ReturnType<typeof sql>) =>
    sql`case when ${made} <= ${rule.free} then ${instant(new Date(0))} else ${instant(now)} +
      least(${rule.mostMs}::double precision, ${rule.firstMs} * power(${rule.factor}::double precision, least(${made} - ${rule.free} - 1, 60)))
      * interval '1 millisecond' end`
  const resetsAt = sql`${instant(now)} + ${span(rule.forgetMs)}`
  const result = await db.execute(sql`
    with claimed as (
      insert into rate_limits as r (key, count, due_at, resets_at)
      values (${key}, 1, ${dueAt(sql`1`)}, ${resetsAt})
      on conflict (key) do update set
        count = ${count}, due_at = ${dueAt(sql`(${count})`)}, resets_at = ${resetsAt}
        where r.due_at <= ${instant(now)} or r.resets_at <= ${instant(now)}
      returning 0
    )
    select true as claimed, 0 as left_ms from claimed
    union all
    select false, extract(epoch from due_at - ${instant(now)}) * 1000 from rate_limits
      where key = ${key} and not exists (select from claimed)`)
  const { claimed, leftMs } = claimIn(rowsOf(result)[0])
  // This statement does not see what a parallel attempt has written since it began; the wait is then at least one millisecond.
  return claimed ? 0 : Math.max(1, leftMs)
}

function claimIn(row: unknown): { readonly claimed: boolean; readonly leftMs: number } {
  const isRow = typeof row === 'object' && row !== null && 'claimed' in row && 'left_ms' in row
  return isRow
    ? { claimed: row.claimed === true, leftMs: Number(row.left_ms) }
    : { claimed: false, leftMs: 0 }
}

export interface Counted {
  readonly count: number
  readonly leftMs: number
}

/**
 * Counts an attempt in a time window that begins with the first one. Returns the count and the remaining time. It is one
 * statement.
 */
export async function countAttempt(db: Db, key: string, windowMs: number, now: Date): Promise<Counted> {
  const isOver = sql`${rateLimits.resetsAt} <= ${instant(now)}`
  const resetsAt = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
  if (row === undefined) throw new Error(`Counting an attempt answered no row.`)
  return { count: row.count, leftMs: row.resetsAt.getTime() - now.getTime() }
}

/** Takes back an attempt that was never checked, or was right, with the delay after it. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)`, dueAt: new Date(0) })
    .where(eq(rateLimits.key, key))
}

/** Deletes the attempts of a user who has proven their identity. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}
