import type { FastifyInstance } from 'fastify'
import type { InvitationRequest } from '#generated/api'
import { inviteBorrower } from '../registration/invite-borrower.ts'
import type { Services } from '../services.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'

/** POST /sandbox/invitations */
export function invitation(app: FastifyInstance, services: Services): void {
  if (!services.sandboxRoutes) return
  const schema = {
    summary:
      'Sandbox: invite a borrower, as a loan officer does; what is left out is filled in from sandbox.json',
    refuses: [409],
    body: services.schema('sandbox.schema.json#/$defs/InvitationRequest'),
    response: { 200: services.schema('sandbox.schema.json#/$defs/InvitationResponse') },
  }
  app.post<{ Body: InvitationRequest }>('/sandbox/invitations', { schema }, (request) =>
    inviteBorrower(services, resolveTenant(services, request, request.body.orgCode), request.body),
  )
}
