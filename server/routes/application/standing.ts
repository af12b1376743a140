import type { FastifyInstance } from 'fastify'
import type { Standing } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import type { Services } from '../../services.ts'
import { standingOf } from '../../standing/standing-of.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-application/api/v1/application/heloc/{uuid}/standing */
export function standing(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'How far an application is, and what its borrower will need',
    params: byUuid,
    response: { 200: services.schema('application.schema.json#/$defs/Standing') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid/standing',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<Standing> => {
      const application = await loadOwned(services, request, request.params.uuid)
      return standingOf(services.tenants.of(application), application)
    },
  )
}
