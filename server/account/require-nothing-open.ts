import { loadAllOf, loadSignedBy } from '../applications/application-store.ts'
import { hasEnded } from '../applications/has-ended.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/** Throws a Problem (409) while an application of a person is open, their own or one that they sign. */
export async function requireNothingOpen(
  tx: Transaction,
  { tenants }: Pick<Services, 'tenants'>,
  identity: string,
): Promise<void> {
  const theirs = [...(await loadAllOf(tx, identity)), ...(await loadSignedBy(tx, identity))]
  const isOpen = theirs.some((application) => !hasEnded(tenants.of(application), application))
  if (isOpen) throw new Problem(409, 'APPLICATION_OPEN')
}
