import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { identities, staffMemberships } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { profileOf, type StaffAccount } from '../staff-store.ts'

/** Person at a provider. */
export interface Subject {
  /** Realm of the account: the provider's own. */
  readonly realm: string
  readonly issuer: string
  /** Id of the owner at the issuer (`sub`), which is never reassigned (OpenID Connect Core 1.0, section 2). */
  readonly subject: string
}

export interface ProvidedAccount extends StaffAccount, Subject {}

/** Uuid of the subject's account, and of somebody else if they work under the address: then nothing is saved. */
export type Saving =
  | { readonly uuid: string; readonly holder?: undefined }
  | { readonly uuid: string | undefined; readonly holder: string }

/**
 * Saves the account of a subject at its issuer. An account that is not bound to a subject yet is bound by its address. Address
 * and name are updated. An address of somebody else who works there is never taken from them; of somebody who was removed, it
 * is free.
 */
export async function saveProvidedAccount(
  tx: Transaction,
  given: ProvidedAccount,
  now: Date,
): Promise<Saving> {
  const { realm: tenant, issuer: providerIssuer, subject: providerSubject, name } = given
  const email = given.email.toLowerCase()
  const ofSubject = { tenant, providerIssuer, providerSubject }
  const known = await findBound(tx, given)
  const holder = await findOne(tx, and(eq(identities.tenant, tenant), eq(identities.email, email)))
  const isOwn = holder?.uuid === known?.uuid || (known === undefined && holder?.providerSubject === null)
  if (holder !== undefined && !isOwn) {
    if (holder.works) return { uuid: known?.uuid, holder: holder.uuid }
    // Its uuid replaces the address.
    await tx
      .update(identities)
      .set({ email: holder.uuid, updatedAt: now })
      .where(eq(identities.uuid, holder.uuid))
  }
  const present = { ...ofSubject, email, profile: profileOf({ email, name }), updatedAt: now }
  const uuid = known?.uuid ?? (isOwn ? holder?.uuid : undefined)
  if (uuid !== undefined) {
    await tx.update(identities).set(present).where(eq(identities.uuid, uuid))
    return { uuid }
  }
  const row = { ...present, uuid: randomUUID(), userType: 'AGENT', createdAt: now }
  const made = await tx.insert(identities).values(row).onConflictDoNothing().returning()
  // Somebody took the address at this moment, or the same person came twice.
  if (made.length === 0) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
  return { uuid: row.uuid }
}

/** Finds the account that is bound to a subject, and locks it. Undefined if there is none. */
export const findBound = (tx: Transaction, { realm, issuer, subject }: Subject) =>
  findOne(
    tx,
    and(
      eq(identities.tenant, realm),
      eq(identities.providerIssuer, issuer),
      eq(identities.providerSubject, subject),
    ),
  )

/** Locked until the transaction ends, so that two parallel sign-ins do not bind one account twice. */
async function findOne(tx: Transaction, where: ReturnType<typeof and>) {
  const [row] = await tx
    .select({
      uuid: identities.uuid,
      providerSubject: identities.providerSubject,
      works: sql<boolean>`exists (select from ${staffMemberships} where ${staffMemberships.identity} = ${identities.uuid})`,
    })
    .from(identities)
    .where(where)
    .for('update')
  return row
}
