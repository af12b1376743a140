import type { Database } from '../database/database.ts'
import { and, asc, eq, gt, gte, like } from '../database/drizzle.ts'
import { auditLog } from '../database/schema.ts'
import type { Entry } from './entry.ts'

export interface Wanted {
  readonly lender?: string | undefined
  readonly application?: string | undefined
  readonly who?: string | undefined
  /** Act, or the beginning of its name such as `saw`. */
  readonly act?: string | undefined
  readonly since?: Date | undefined
}

const page = 2000

/** Loads entries in the order in which they were written, a page at a time. */
export async function* loadEntries(
  db: Database,
  { lender, application, who, act, since }: Wanted,
): AsyncGenerator<Entry> {
  let last = 0
  for (;;) {
    const entries = await db
      .select()
      .from(auditLog)
      .where(
        and(
          gt(auditLog.id, last),
          lender === undefined ? undefined : eq(auditLog.lender, lender),
          application === undefined ? undefined : eq(auditLog.application, application),
          who === undefined ? undefined : eq(auditLog.who, who),
          act === undefined ? undefined : like(auditLog.act, `${act.replace(/[\\%_]/g, '\\$&')}%`),
          since === undefined ? undefined : gte(auditLog.at, since),
        ),
      )
      .orderBy(asc(auditLog.id))
      .limit(page)
    yield* entries
    if (entries.length < page) return
    last = entries.at(-1)?.id ?? last
  }
}
