import type { FastifyInstance } from 'fastify'
import type { HomeAnswer, HomeQuestion } from '#generated/api'
import { loadAllOwned } from '../../applications/application-store.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { Problem } from '../../errors/problem.ts'
import { findSameHome } from '../../registration/require-other-home.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'

/** POST /service-application/api/v1/application/heloc/home: a post, because an address does not belong in a URL. */
export function applicationOfHome(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'The open application of the signed-in person for a home, of which there can be only one',
    refuses: [409],
    body: services.schema('registration.schema.json#/$defs/HomeQuestion'),
    response: { 200: services.schema('registration.schema.json#/$defs/HomeAnswer') },
  }
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } }
  app.post<{ Body: HomeQuestion }>(
    '/service-application/api/v1/application/heloc/home',
    {
      schema,
      config: { ...config, policy: { who: 'customer', data: 'own' } },
    },
    async (request): Promise<HomeAnswer> => {
      const { orgCode, address } = request.body
      const tenant = resolveTenant(services, request, orgCode)
      if (bearerOf(request).tenant !== tenant.code) throw new Problem(409, 'OTHER_LENDER')
      const open = findSameHome(tenant, await loadAllOwned(services, request), address)
      return open === undefined ? {} : { applicationUuid: open.uuid }
    },
  )
}
