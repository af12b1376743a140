import { randomUUID } from 'node:crypto'
import type { EndSessions } from '../../auth/end-sessions.ts'
import { releaseConversations } from '../../chat/agents/release-conversations.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { profileOf, removeMemberships, type StaffAccount } from '../staff-store.ts'

export interface ProvidedAccount extends StaffAccount {
  /** Realm of the account: the provider's own. */
  readonly realm: string
  readonly issuer: string
  /** Id of the owner at the issuer (`sub`), which is never reassigned (OpenID Connect Core 1.0, section 2). */
  readonly subject: string
}

export interface SavedAccount {
  readonly uuid: string
  /** Conversations from which the previous holder of the address was removed. */
  readonly released: readonly string[]
}

/**
 * Saves the account of a subject at its issuer. An account that is not bound to a subject yet is bound by its address. Address
 * and name are updated, and another account that has the address loses it.
 */
export async function saveProvidedAccount(
  tx: Transaction,
  endSessions: EndSessions,
  given: ProvidedAccount,
  now: Date,
): Promise<SavedAccount> {
  const { realm: tenant, issuer: providerIssuer, subject: providerSubject, name } = given
  const email = given.email.toLowerCase()
  const ofSubject = { tenant, providerIssuer, providerSubject }
  const known = await findOne(
    tx,
    and(
      eq(identities.tenant, tenant),
      eq(identities.providerIssuer, providerIssuer),
      eq(identities.providerSubject, providerSubject),
    ),
  )
  const holder = await findOne(tx, and(eq(identities.tenant, tenant), eq(identities.email, email)))
  const isFree = holder?.uuid === known?.uuid || (known === undefined && holder?.providerSubject === null)
  const released =
    holder === undefined || isFree ? [] : await releaseAddress(tx, endSessions, holder.uuid, now)
  const present = { ...ofSubject, email, profile: profileOf({ email, name }), updatedAt: now }
  const uuid = known?.uuid ?? (isFree ? holder?.uuid : undefined)
  if (uuid !== undefined) {
    await tx.update(identities).set(present).where(eq(identities.uuid, uuid))
    return { uuid, released }
  }
  const row = { ...present, uuid: randomUUID(), userType: 'AGENT', createdAt: now }
  const made = await tx.insert(identities).values(row).onConflictDoNothing().returning()
  // Somebody took the address at this moment, or the same person came twice.
  if (made.length === 0) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
  return { uuid: row.uuid, released }
}

/** Locked until the transaction ends, so that two parallel sign-ins do not bind one account twice. */
async function findOne(tx: Transaction, where: ReturnType<typeof and>) {
  const [row] = await tx
    .select({ uuid: identities.uuid, providerSubject: identities.providerSubject })
    .from(identities)
    .where(where)
    .for('update')
  return row
}

/** Takes the address, roles, sessions and conversations from an account. Its uuid replaces the address. */
async function releaseAddress(
  tx: Transaction,
  endSessions: EndSessions,
  uuid: string,
  now: Date,
): Promise<readonly string[]> {
  await tx.update(identities).set({ email: uuid, updatedAt: now }).where(eq(identities.uuid, uuid))
  await removeMemberships(tx, uuid)
  await endSessions({ identity: uuid }, 'ENDED', now)
  return releaseConversations(tx, uuid, now)
}
