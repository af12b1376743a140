import type { FastifyInstance } from 'fastify'
import type { Accepted, RegistrationCodeRequest } from '#generated/api'
import { mailAnotherCode } from '../../registration/registration-codes.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/registration/register/resend */
export function registerCode(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Mail another code for a registration; says nothing of whether its address is known',
    body: services.schema('registration.schema.json#/$defs/RegistrationCodeRequest'),
    response: { 202: services.schema('registration.schema.json#/$defs/Accepted') },
  }
  const config = perAddress(services, 'registerCode')
  app.post<{ Body: RegistrationCodeRequest }>(
    '/identity/api/v1/registration/register/resend',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      await mailAnotherCode(services, request, tenant, request.body.registration)
      return reply.code(202).send({ accepted: true } satisfies Accepted)
    },
  )
}
