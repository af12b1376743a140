import type { FastifyInstance } from 'fastify'
import type { ApplicationStatus } from '#generated/domain'
import { loadStatus } from '../../applications/load-status.ts'
import { toStatus } from '../../applications/to-heloc.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status */
export function status(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Where an application stands',
    params: byUuid,
    response: { 200: services.schema('../domain/application-status.schema.json') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-krang-heloc/borrower/secure/api/v1/:uuid/status',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<ApplicationStatus> =>
      toStatus(await loadStatus(services, request, request.params.uuid)),
  )
}
