import { Secret } from 'otpauth'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { recoveryCodes } from '../database/schema.ts'
import { hashSecret } from '../secrets/random-secret.ts'

/** Number of recovery codes that one gets at once. */
const count = 10

/** Replaces the recovery codes of an account. Returns them; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, identity: string): Promise<readonly string[]> {
  await deleteRecoveryCodes(tx, identity)
  const codes = Array.from({ length: count }, createRecoveryCode)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ identity, codeHash: hashOf(code) })))
  return codes
}

/** Uses up a recovery code. Returns whether it was one of the account that nobody had used. */
export async function spendRecoveryCode(
  db: Database | Transaction,
  identity: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ spentAt: now })
    .where(and(isUnspent(identity), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ codeHash: recoveryCodes.codeHash })
  return spent.length === 1
}

export const countRecoveryCodes = (db: Database | Transaction, identity: string): Promise<number> =>
  db.$count(recoveryCodes, isUnspent(identity))

export async function deleteRecoveryCodes(tx: Transaction, identity: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.identity, identity))
}

const isUnspent = (identity: string) =>
  and(eq(recoveryCodes.identity, identity), isNull(recoveryCodes.spentAt))

/** Creates a code of 120 random bits, in groups of four. So many bits need no slow hash, and outlive an exchange of keys. */
const createRecoveryCode = (): string => new Secret({ size: 15 }).base32.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Hashes a code as it is meant: without spaces and dashes, in capitals. */
const hashOf = (code: string): string => hashSecret(code.replaceAll(/[^A-Za-z2-7]/g, '').toUpperCase())
