import { shortName } from '../../auth/full-name.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import { hasEnded } from '../has-ended.ts'
import type { Letter } from './patch.ts'

/**
 * Returns the letter that tells invited co-owners of an end, unless the change writes to them itself. It says who withdrew, and
 * of any other end only that it is one: why the lender declined is between it and the borrower.
 */
export function endLetters(
  tenant: Tenant,
  before: Application,
  after: Application,
  written: readonly Letter[],
): readonly Letter[] {
  if (hasEnded(tenant, before) || !hasEnded(tenant, after)) return []
  if (written.some(({ to }) => to !== undefined)) return []
  const kind = after.heloc.cancellation?.kind ?? 'ENDED'
  const values = { kind, borrowerName: shortName(after.profile) }
  return [{ channel: 'MAIL', template: 'signingEnded', to: 'CO_OWNERS', values }]
}
