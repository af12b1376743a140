import { countAttempt } from '../auth/limits/count-attempts.ts'
import type { StaffMember } from '../auth/staff/staff-member.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Counts an invitation of a staff member at a lender, refused ones too. Throws a Problem (429) after too many: each goes to
 * somebody who did not ask for it, and its answer tells whether an address has an account.
 */
export async function claimStaffInvitation(
  { database, clock }: Services,
  { uuid }: StaffMember,
  { code, journey }: Tenant,
): Promise<void> {
  const { invitationsPerMember } = journey.source.limits.limits
  const { most, windowMs } = requireFigures(invitationsPerMember, 'most', 'windowMs')
  const key = `staff-invitation:${uuid}:${code}`
  const { count, leftMs } = await countAttempt(database.db, key, windowMs, clock.now())
  const seconds = Math.ceil(leftMs / 1000)
  if (count > most)
    throw new Problem(429, 'STAFF_INVITATIONS_LIMITED', { seconds, hours: Math.ceil(seconds / 3600) })
}
