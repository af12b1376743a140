import type { Application } from '../../applications/application.ts'
import { loadSignedBy } from '../../applications/application-store.ts'
import type { Transaction } from '../../database/database.ts'
import { withdrawInvitation } from '../../registration/invitation-links.ts'

/** Ends the invitation of an account to sign an application, unless it is invited to sign elsewhere. */
export async function withdrawFrom(tx: Transaction, { uuid }: Application, account: string): Promise<void> {
  const others = (await loadSignedBy(tx, account)).filter((signed) => signed.uuid !== uuid)
  if (others.length === 0) await withdrawInvitation(tx, account)
}
