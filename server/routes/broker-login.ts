import type { FastifyInstance } from 'fastify'
import type { BrokerLoginRequest, RedirectResponse } from '#generated/api'
import type { Services } from '../services.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'
import { signIn } from './login.ts'

/** POST /identity-broker/customer/api/v3/login */
export function brokerLogin(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in through the identity broker',
    body: services.schema('identity.schema.json#/$defs/BrokerLoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  const config = { rateLimit: { max: 10, timeWindow: '1 minute' } }
  app.post<{ Body: BrokerLoginRequest }>(
    '/identity-broker/customer/api/v3/login',
    { schema, config },
    async (request, reply): Promise<RedirectResponse> => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      reply.header('authorization', `Bearer ${await signIn(services, tenant, request.body)}`)
      return { redirect: '/dashboard' }
    },
  )
}
