import { findApplication } from '../applications/application-store.ts'
import type { Services } from '../services.ts'
import { VendorWaiting } from '../vendors/ports/vendor-waiting.ts'

/** Milliseconds after which a held payment is looked at again. */
const lookMs = 600_000

/**
 * Throws VendorWaiting while the owner of an application, or somebody who signs it, says that somebody else acted on their
 * account, until the lender has talked to them.
 */
export async function awaitRelease(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  application: string,
): Promise<void> {
  const found = await findApplication(database.db, application)
  if (!found?.deniedAt && !found?.signerDeniedAt) return
  const until = new Date(clock.now().getTime() + lookMs)
  throw new VendorWaiting('Somebody says that somebody else acted on their account.', until)
}
