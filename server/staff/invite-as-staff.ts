import type { InvitationResponse, StaffInvitation } from '#generated/api'
import { inviters, requireRole, type StaffMember } from '../auth/staff/staff-member.ts'
import { inviteBorrower } from '../registration/invite-borrower.ts'
import type { Services } from '../services.ts'
import { lenderOf } from './add-staff.ts'
import { claimStaffInvitation } from './claim-staff-invitation.ts'

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
