import type { FastifyInstance } from 'fastify'
import type { Accepted, SetupCodeRequest } from '#generated/api'
import { mailSetupCode } from '../../registration/setup-codes.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/registration/setup-code */
export function setupCode(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Mail a code with which an account is set up or its password renewed; says nothing of whether the address is known',
    setsCookie: true,
    body: services.schema('registration.schema.json#/$defs/SetupCodeRequest'),
    response: { 202: services.schema('registration.schema.json#/$defs/Accepted') },
  }
  const config = perAddress(services, 'setupCode')
  app.post<{ Body: SetupCodeRequest }>(
    '/identity/api/v1/registration/setup-code',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      await mailSetupCode(services, request, reply, { tenant, email: request.body.email })
      return reply.code(202).send({ accepted: true } satisfies Accepted)
    },
  )
}
