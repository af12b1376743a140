import { randomUUID } from 'node:crypto'
import type { Profile } from '#generated/domain'
import type { Membership } from '../auth/staff/staff-member.ts'
import { staffRealm } from '../auth/staff/staff-realm.ts'
import type { Transaction } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities, staffMemberships } from '../database/schema.ts'

export interface StaffAccount {
  readonly email: string
  readonly name: string
}

/** Saves the staff account of an e-mail address, creating it if there is none. Updates the name. */
export async function saveStaffAccount(
  tx: Transaction,
  { email, name }: StaffAccount,
  now: Date,
): Promise<{ readonly uuid: string; readonly isSetUp: boolean }> {
  const account = {
    uuid: randomUUID(),
    tenant: staffRealm.code,
    email: email.toLowerCase(),
    userType: 'AGENT',
    profile: profileOf({ email: email.toLowerCase(), name }),
    createdAt: now,
    updatedAt: now,
  }
  const [saved] = await tx
    .insert(identities)
    .values(account)
    .onConflictDoUpdate({
      target: [identities.tenant, identities.email],
      set: { profile: account.profile, updatedAt: now },
    })
    .returning({ uuid: identities.uuid, passwordHash: identities.passwordHash })
  if (saved === undefined) throw new Error('Saving an account answered no row.')
  return { uuid: saved.uuid, isSetUp: saved.passwordHash !== null }
}

/** Builds the profile of a staff account. The last word is taken as the family name. */
export function profileOf({ email, name }: StaffAccount): Profile {
  const words = name.trim().split(/\s+/)
  const [firstName, lastName] = [words.slice(0, -1).join(' '), words.at(-1) ?? '']
  return {
    uuid: randomUUID(),
    name: { uuid: randomUUID(), ...(firstName === '' ? {} : { firstName }), lastName },
    email,
    phoneNumbers: [],
    addresses: [],
    hasSsn: false,
  }
}

export async function addMemberships(
  tx: Transaction,
  identity: string,
  memberships: readonly Membership[],
): Promise<void> {
  const rows = memberships.flatMap(({ role, tenant }) =>
    role === 'BROKER' ? [] : [{ identity, role, tenant }],
  )
  if (rows.length > 0) await tx.insert(staffMemberships).values(rows).onConflictDoNothing()
}

/** Removes every role of an account, and returns them. */
export const removeMemberships = (tx: Transaction, identity: string): Promise<Membership[]> =>
  tx
    .delete(staffMemberships)
    .where(eq(staffMemberships.identity, identity))
    .returning({ role: staffMemberships.role, tenant: staffMemberships.tenant })

/** Deletes the password; nobody can sign in until a new one is set. */
export async function forgetPassword(tx: Transaction, identity: string, now: Date): Promise<void> {
  await tx.update(identities).set({ passwordHash: null, updatedAt: now }).where(eq(identities.uuid, identity))
}

/** Removes the binding of an account to a subject of its provider. Its next owner is bound by the address. */
export async function unbindSubject(tx: Transaction, identity: string): Promise<void> {
  await tx
    .update(identities)
    .set({ providerIssuer: null, providerSubject: null })
    .where(eq(identities.uuid, identity))
}
