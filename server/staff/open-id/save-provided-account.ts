import { randomUUID } from 'node:crypto'
import { endSessions } from '../../auth/end-sessions.ts'
import { releaseConversations } from '../../chat/agents/release-conversations.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { profileOf, removeMemberships, type StaffAccount } from '../staff-store.ts'

export interface ProvidedAccount extends StaffAccount {
  /** Among whose accounts it stands. */
  readonly realm: string
  readonly issuer: string
  /** What the issuer calls its owner (`sub`): never given to somebody else (OpenID Connect Core 1.0, section 2). */
  readonly subject: string
}

export interface SavedAccount {
  readonly uuid: string
  /** Conversations out of which the account was taken that had the address before. */
  readonly released: readonly string[]
}

/**
 * The account of a subject at its issuer. One that nobody is bound to yet is bound by its address; the address and the name
 * become those given, and an account of somebody else that has the address loses it.
 */
export async function saveProvidedAccount(
  tx: Transaction,
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
  const released = holder === undefined || isFree ? [] : await releaseAddress(tx, holder.uuid, now)
  const present = { ...ofSubject, email, profile: profileOf({ email, name }), updatedAt: now }
  const uuid = known?.uuid ?? (isFree ? holder?.uuid : undefined)
  if (uuid !== undefined) {
    await tx.update(identities).set(present).where(eq(identities.uuid, uuid))
    return { uuid, released }
  }
  const row = { ...present, uuid: randomUUID(), userType: 'AGENT', createdAt: now }
  const made = await tx.insert(identities).values(row).onConflictDoNothing().returning()
  // Somebody took the address at this very moment, or the same person came twice.
  if (made.length === 0) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
  return { uuid: row.uuid, released }
}

/** Held until the transaction ends, so that two sign-ins at once do not bind one account twice. */
async function findOne(tx: Transaction, where: ReturnType<typeof and>) {
  const [row] = await tx
    .select({ uuid: identities.uuid, providerSubject: identities.providerSubject })
    .from(identities)
    .where(where)
    .for('update')
  return row
}

/** Takes an address, with roles, sessions and conversations, from an account: the uuid stands in its place. */
async function releaseAddress(tx: Transaction, uuid: string, now: Date): Promise<readonly string[]> {
  await tx.update(identities).set({ email: uuid, updatedAt: now }).where(eq(identities.uuid, uuid))
  await removeMemberships(tx, uuid)
  await endSessions(tx, { identity: uuid }, 'ENDED', now)
  return releaseConversations(tx, uuid, now)
}
