import type { Transaction } from '../../database/database.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { type Hold, tellOfHold } from './tell-of-hold.ts'

/**
 * Holds money again whose hold was lifted since its owner pressed this button: whoever talked to the lender may not have been
 * them. Their contact data stay as they made them since. False if the hold stands.
 */
export async function holdAgain(tx: Transaction, services: Services, hold: Hold): Promise<boolean> {
  const lifted = await tx
    .update(identities)
    .set({ deniedAt: hold.at, updatedAt: hold.at })
    .where(and(eq(identities.uuid, hold.identity), isNull(identities.deniedAt)))
    .returning({ uuid: identities.uuid })
  if (lifted.length === 0) return false
  await tellOfHold(tx, services, hold)
  return true
}
