import type { FastifyInstance } from 'fastify'
import type { Heloc } from '#generated/domain'
import { loadOwned } from '../../applications/application-store.ts'
import { toHeloc } from '../../applications/to-heloc.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-application/api/v1/application/heloc/{uuid} */
export function application(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'One application',
    params: byUuid,
    response: { 200: services.schema('../domain/heloc.schema.json') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<Heloc> => toHeloc(await loadOwned(services, request, request.params.uuid)),
  )
}
