import type { FastifyInstance } from 'fastify'
import type { PendingRegistrationResponse, RegistrationRequest } from '#generated/api'
import { claimMail } from '../../auth/limits/claim-mail.ts'
import { placeOf } from '../../auth/limits/place-of.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import { emailOf } from '../../registration/pending-registration.ts'
import { admitApplicant, keepRegistration } from '../../registration/register-applicant.ts'
import { requireSelfRegistration } from '../../registration/require-self-registration.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/registration/register */
export function register(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Register, with an address that a mailed code then confirms; says nothing of whether the address is known',
    refuses: [403],
    isIdempotent: true,
    body: services.schema('registration.schema.json#/$defs/RegistrationRequest'),
    response: { 202: services.schema('registration.schema.json#/$defs/PendingRegistrationResponse') },
  }
  const config = perAddress(services, 'register')
  app.post<{ Body: RegistrationRequest }>(
    '/identity/api/v1/registration/register',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      await requireSelfRegistration(services, tenant, request.body.referrer)
      const pending = await admitApplicant(services, tenant, request.body, placeOf(services, request))
      const kept = await idempotently(
        services,
        request,
        reply,
        async (tx): Promise<PendingRegistrationResponse> => {
          await claimMail(tx, services, request, { tenant, email: emailOf(pending), identity: undefined })
          return keepRegistration(tx, services, tenant, pending)
        },
      )
      return reply.code(202).send(kept)
    },
  )
}
