import type { Transaction } from '../database/database.ts'
import { identities } from '../database/schema.ts'

/**
 * Opens an account. Returns false if the address already has one at this lender, even if a parallel request opened it a moment
 * ago.
 */
export async function openAccount(
  tx: Transaction,
  account: typeof identities.$inferInsert,
): Promise<boolean> {
  const opened = await tx
    .insert(identities)
    .values(account)
    .onConflictDoNothing()
    .returning({ uuid: identities.uuid })
  return opened.length === 1
}
