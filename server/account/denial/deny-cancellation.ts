import type { Transaction } from '../../database/database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { applications, type securityNotices } from '../../database/schema.ts'

/** Kinds of `heloc.cancellation` by the letter that tells of one. */
const kinds: Readonly<Record<string, string>> = { withdrawn: 'WITHDRAWN', rescinded: 'RESCINDED' }

/**
 * Notes on a withdrawn application or a canceled line that whoever did it says that it was somebody else: it stays closed, and is
 * not said to be their act any more. Runs before the account is locked, in the order of a submission.
 */
export async function denyCancellation(
  tx: Transaction,
  { act, application }: typeof securityNotices.$inferSelect,
  at: Date,
): Promise<void> {
  const kind = kinds[act]
  if (kind === undefined || application === null) return
  const deniedAt = JSON.stringify({ deniedAt: at.toISOString() })
  const { heloc } = applications
  await tx
    .update(applications)
    .set({
      heloc: sql`jsonb_set(${heloc}, '{cancellation}', ${deniedAt}::jsonb || (${heloc} -> 'cancellation'))`,
    })
    .where(and(eq(applications.uuid, application), sql`${heloc} -> 'cancellation' ->> 'kind' = ${kind}`))
}
