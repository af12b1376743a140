import type { InvitationResponse, StaffInvitation } from '#generated/api'
import { countAttempt } from '../auth/limits/count-attempts.ts'
import { inviters, requireRole, type StaffMember } from '../auth/staff/staff-member.ts'
import { Problem } from '../errors/problem.ts'
import { inviteBorrower } from '../registration/invite-borrower.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { lenderOf } from './add-staff.ts'

/** Invites a borrower to a lender that a staff member works for. The staff member becomes the referrer whom the borrower sees. */
export async function inviteAsStaff(
  services: Services,
  member: StaffMember,
  invitation: StaffInvitation,
): Promise<InvitationResponse> {
  const tenant = lenderOf(services, invitation.orgCode)
  requireRole(member, inviters, tenant.code)
  await claimStaffInvitation(services, member, tenant)
  return inviteBorrower(services, tenant, { ...invitation, referrer: member.uuid })
}

/**
 * Counts an invitation of a staff member at a lender, refused ones too. Throws a Problem (429) after too many: each goes to
 * somebody who did not ask for it, and its answer tells whether an address has an account.
 */
async function claimStaffInvitation(
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
