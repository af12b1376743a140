import type { FastifyInstance } from 'fastify'
import type { Invitation } from '#generated/api'
import { inviteBorrower } from '../../registration/invite-borrower.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'

/** POST /operator/invitations */
export function operatorInvitation(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Operator: invite a borrower for a loan officer; nothing is filled in',
    refuses: [409],
    body: services.schema('operator.schema.json#/$defs/Invitation'),
    response: { 200: services.schema('operator.schema.json#/$defs/InvitationResponse') },
  }
  app.post<{ Body: Invitation }>(
    '/operator/invitations',
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'changed.invited' } },
      schema,
    },
    (request) =>
      inviteBorrower(services, resolveTenant(services, request, request.body.orgCode), request.body),
  )
}
