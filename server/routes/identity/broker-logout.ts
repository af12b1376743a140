import type { FastifyInstance } from 'fastify'
import { pathOf } from '#engine'
import type { BrokerLogoutRequest, RedirectResponse } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { signOut } from '../../auth/sign-out.ts'
import type { Services } from '../../services.ts'

/** POST /identity-broker/customer/secure/api/v3/logout */
export function brokerLogout(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign out: the token and every later one of its session end',
    body: services.schema('identity.schema.json#/$defs/BrokerLogoutRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  app.post<{ Body: BrokerLogoutRequest }>(
    '/identity-broker/customer/secure/api/v3/logout',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request): Promise<RedirectResponse> => {
      const { identity, session, tenant } = bearerOf(request)
      await signOut(services, request, { identity, session }, 'SIGNED_OUT')
      const { pages } = services.tenants.resolve(tenant).journey.source
      request.bearer = null
      return {
        redirect: request.body.mode === 'signer' ? pathOf(pages, 'heloc-signer/login') : '/auth/logout',
      }
    },
  )
}
