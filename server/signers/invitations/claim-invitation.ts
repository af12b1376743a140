import type { Application } from '../../applications/application.ts'
import { countAttempt } from '../../auth/limits/count-attempts.ts'
import type { Transaction } from '../../database/database.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'

/**
 * Counts an invitation of an application, to whatever address. Throws a Problem (429) after too many: each goes to somebody who
 * did not ask for it, in the lender's name.
 */
export async function claimInvitation(
  tx: Transaction,
  { tenants, clock }: Services,
  { uuid, tenant }: Application,
): Promise<void> {
  const { invitationsPerApplication } = tenants.resolve(tenant).journey.source.limits.limits
  const { most, windowMs } = requireFigures(invitationsPerApplication, 'most', 'windowMs')
  const { count, leftMs } = await countAttempt(tx, `invitation:${uuid}`, windowMs, clock.now())
  const seconds = Math.ceil(leftMs / 1000)
  if (count > most)
    throw new Problem(429, 'INVITATIONS_LIMITED', { seconds, hours: Math.ceil(seconds / 3600) })
}
