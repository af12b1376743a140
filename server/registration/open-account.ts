import type { Transaction } from '../database/database.ts'
import { identities } from '../database/schema.ts'

/** False where the address has an account at this lender, be it that another request opened it a moment ago. */
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
