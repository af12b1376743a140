import type { FastifyInstance } from 'fastify'
import type { LoginRequest, LoginResponse } from '#generated/api'
import { signIn } from '../../account/sign-in.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/login */
export function login(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in',
    refuses: [401],
    opensSession: true,
    body: services.schema('identity.schema.json#/$defs/LoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/LoginResponse') },
  }
  const config = perAddress(services, 'login')
  app.post<{ Body: LoginRequest }>(
    '/identity/api/v1/login',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const { jwt, due } = await signIn(services, request, reply, tenant, request.body)
      return { jwt, ...due } satisfies LoginResponse
    },
  )
}
