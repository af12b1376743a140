import type { Transaction } from '../../database/database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { applications, type securityNotices } from '../../database/schema.ts'

/**
 * Notes on a withdrawn application that its owner says that somebody else withdrew it: it stays closed, and is not said to be
 * their act any more. Runs before the account is locked, in the order of a submission.
 */
export async function denyWithdrawal(
  tx: Transaction,
  { act, application, identity }: typeof securityNotices.$inferSelect,
  at: Date,
): Promise<void> {
  if (act !== 'withdrawn' || application === null) return
  const deniedAt = JSON.stringify({ deniedAt: at.toISOString() })
  const { heloc } = applications
  await tx
    .update(applications)
    .set({
      heloc: sql`jsonb_set(${heloc}, '{cancellation}', ${deniedAt}::jsonb || (${heloc} -> 'cancellation'))`,
    })
    .where(
      and(
        ...[eq(applications.uuid, application), eq(applications.owner, identity)],
        sql`${heloc} -> 'cancellation' ->> 'kind' = 'WITHDRAWN'`,
      ),
    )
}
