import type { Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { evidence } from '../database/schema.ts'

/**
 * Finds the consent to electronic documents that a user gave in any of their applications. It counts for all, because user and
 * address are the same.
 */
export async function findElectronicConsent(tx: Transaction, identity: string) {
  const isConsent = and(
    eq(evidence.identity, identity),
    eq(evidence.kind, 'CONSENT'),
    eq(evidence.subject, 'esign'),
  )
  const [found] = await tx.select().from(evidence).where(isConsent).limit(1)
  return found
}
