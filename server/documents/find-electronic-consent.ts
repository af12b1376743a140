import type { Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { evidence } from '../database/schema.ts'

/** The consent to electronic documents that a person gave in any of their applications: they are one person, with one address. */
export async function findElectronicConsent(tx: Transaction, identity: string) {
  const isConsent = and(
    eq(evidence.identity, identity),
    eq(evidence.kind, 'CONSENT'),
    eq(evidence.subject, 'esign'),
  )
  const [found] = await tx.select().from(evidence).where(isConsent).limit(1)
  return found
}
