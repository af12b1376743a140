import type { FastifyInstance } from 'fastify'
import type { InvitationResponse, SentInvitation, StaffInvitation } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { inviters } from '../../auth/staff/staff-member.ts'
import type { Services } from '../../services.ts'
import { inviteAsStaff } from '../../staff/invite-as-staff.ts'
import { loadInvitations } from '../../staff/sent-invitations.ts'

const path = '/service-staff/secure/api/v1/invitations'

/** POST and GET /service-staff/secure/api/v1/invitations */
export function staffInvitations(app: FastifyInstance, services: Services): void {
  const sent = {
    summary:
      'Invite a borrower as their loan officer or broker: an account, an application begun, a code by mail',
    refuses: [403, 409, 429],
    body: services.schema('staff.schema.json#/$defs/StaffInvitation'),
    response: { 200: services.schema('operator.schema.json#/$defs/InvitationResponse') },
  }
  app.post<{ Body: StaffInvitation }>(
    path,
    {
      config: { policy: { who: 'staff', data: 'own', roles: inviters, audit: 'changed.invited' } },
      schema: sent,
    },
    async (request): Promise<InvitationResponse> =>
      inviteAsStaff(services, await loadMember(services, request), request.body),
  )
  const list = {
    summary: 'Whom one has invited, the newest first, and how far they are',
    refuses: [403],
    response: {
      200: {
        type: 'array',
        description: 'Invitations.',
        items: services.schema('staff.schema.json#/$defs/SentInvitation'),
      },
    },
  }
  app.get(
    path,
    {
      config: { policy: { who: 'staff', data: 'own', roles: inviters, audit: 'saw.invitations' } },
      schema: list,
    },
    async (request): Promise<readonly SentInvitation[]> => {
      const member = await loadMember(services, request)
      return loadInvitations(services, member)
    },
  )
}
