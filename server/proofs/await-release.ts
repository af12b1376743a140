import { and, eq, isNotNull } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { VendorWaiting } from '../vendors/ports/vendor-waiting.ts'

/** Milliseconds after which a held payment is looked at again. */
const lookMs = 600_000

/** Throws VendorWaiting while the owner of an account says that somebody else acted on it, until the lender has talked to them. */
export async function awaitRelease(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  owner: string,
): Promise<void> {
  const [held] = await database.db
    .select({ deniedAt: identities.deniedAt })
    .from(identities)
    .where(and(eq(identities.uuid, owner), isNotNull(identities.deniedAt)))
  if (held === undefined) return
  const until = new Date(clock.now().getTime() + lookMs)
  throw new VendorWaiting('The owner of the account says that somebody else acted on it.', until)
}
