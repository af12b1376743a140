import type { FastifyRequest } from 'fastify'
import type { AccountClosingRequest } from '#generated/api'
import { endingSessions } from '../auth/end-sessions.ts'
import { findIdentity } from '../auth/find-identity.ts'
import { lockProfile } from '../auth/lock-profile.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { requirePresentPassword } from '../auth/passwords/require-present-password.ts'
import type { Transaction } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities, setupCodes } from '../database/schema.ts'
import { postLetter } from '../letters/post-letters.ts'
import { removeFactor } from '../second-factor/factor-store.ts'
import type { Services } from '../services.ts'
import { requireNothingOpen } from './require-nothing-open.ts'

/**
 * Closes the bearer's account: every session ends, and nobody can sign in again. Its data are erased when the law does not
 * require them any more (`closedAccounts` of server/retention). Throws a Problem (409) while an application is open. Returns
 * how many sessions ended.
 */
export async function closeAccount(
  services: Services,
  http: FastifyRequest,
  { currentPassword }: AccountClosingRequest,
): Promise<number> {
  const account = await findIdentity(services, http)
  await requirePresentPassword(services, http, account, currentPassword)
  const now = services.clock.now()
  const ended = await endingSessions(services, async (tx, endSessions) => {
    // An application that begins meanwhile waits for the same row.
    await lockProfile(tx, account.uuid)
    await requireNothingOpen(tx, services, account.uuid)
    await postLetter(tx, services.tenants.of(account), {
      channel: 'MAIL',
      template: 'accountClosed',
      recipient: account.email,
      at: now,
    })
    await shutAccount(tx, account.uuid, now)
    return endSessions({ identity: account.uuid }, 'CLOSED', now)
  })
  noteSecurity(services, http, 'account-closed', { identity: account.uuid })
  return ended
}

/**
 * Closes an account. Its uuid replaces its e-mail address, which is then free for a new account; nobody can sign in with the
 * uuid.
 */
export async function shutAccount(tx: Transaction, uuid: string, now: Date): Promise<void> {
  await tx.delete(setupCodes).where(eq(setupCodes.identity, uuid))
  await removeFactor(tx, uuid)
  await tx
    .update(identities)
    .set({ email: uuid, passwordHash: null, closedAt: now, updatedAt: now })
    .where(eq(identities.uuid, uuid))
}
