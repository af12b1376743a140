import type { SQLWrapper } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { sql } from './drizzle.ts'

/**
 * Runs several writing statements as one, which costs one round trip; `false` skips one. None sees the writes of another, so
 * each must write to rows of its own.
 */
export async function together(
  tx: Transaction,
  last: SQLWrapper,
  ...others: readonly (SQLWrapper | false)[]
): Promise<void> {
  const parts = others.filter((part) => part !== false)
  const named = parts.map((part, index) => sql`${sql.identifier(`part${index}`)} as (${part.getSQL()})`)
  await tx.execute(parts.length === 0 ? last : sql`with ${sql.join(named, sql`, `)} ${last.getSQL()}`)
}
