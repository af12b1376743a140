import type { FastifyInstance } from 'fastify'
import type { Invitation } from '#generated/api'
import { inviteBorrower } from '../../registration/invite-borrower.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import sandbox from '../../vendors/sandbox/sandbox.json' with { type: 'json' }

/** Defaults for a borrower's data that a sandbox invitation leaves out. */
const assumed = { ...sandbox.invitation, occupancy: 'PRIMARY', employmentType: 'FULL_TIME' } as const

type SandboxInvitation = Omit<Invitation, keyof typeof assumed> & Partial<Invitation>

/** POST /sandbox/invitations */
export function invitation(app: FastifyInstance, services: Services): void {
  const whole = services.schema('operator.schema.json#/$defs/Invitation')
  const required = Array.isArray(whole.required) ? whole.required : []
  const schema = {
    summary:
      'Sandbox: invite a borrower, as a loan officer does; what is left out is filled in from sandbox.json',
    refuses: [409],
    body: { ...whole, required: required.filter((name) => !(name in assumed)) },
    response: { 200: services.schema('operator.schema.json#/$defs/InvitationResponse') },
  }
  app.post<{ Body: SandboxInvitation }>(
    '/sandbox/invitations',
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    (request) =>
      inviteBorrower(services, resolveTenant(services, request, request.body.orgCode), {
        ...assumed,
        ...request.body,
      }),
  )
}
