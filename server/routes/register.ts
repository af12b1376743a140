import type { FastifyInstance } from 'fastify'
import type { RegistrationRequest, RegistrationResponse } from '#generated/api'
import { openSession } from '../auth/open-session.ts'
import { register as registerApplicant } from '../registration/register-applicant.ts'
import type { Services } from '../services.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'
import { idempotently } from './idempotently.ts'

/** POST /identity/api/v1/registration/register */
export function register(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Open an account and begin an application',
    body: services.schema('registration.schema.json#/$defs/RegistrationRequest'),
    response: { 200: services.schema('registration.schema.json#/$defs/RegistrationResponse') },
  }
  const config = { rateLimit: { max: 10, timeWindow: '1 minute' } }
  app.post<{ Body: RegistrationRequest }>(
    '/identity/api/v1/registration/register',
    { schema, config },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const opened = await idempotently(
        services,
        request,
        reply,
        (tx): Promise<RegistrationResponse> => registerApplicant(tx, services, tenant, request.body),
      )
      await openSession(services, request, reply, { identity: opened.identityUuid, tenant: tenant.code })
      return opened
    },
  )
}
