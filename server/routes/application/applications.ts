import type { FastifyInstance } from 'fastify'
import type { Heloc } from '#generated/domain'
import { loadAllOwned } from '../../applications/application-store.ts'
import { toHeloc } from '../../applications/to-heloc.ts'
import type { Services } from '../../services.ts'

/** GET /service-application/api/v1/application/heloc/all */
export function applications(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Every application of the signed-in person, the newest first',
    response: {
      200: {
        type: 'array',
        description: 'Applications.',
        items: services.schema('../domain/heloc.schema.json'),
      },
    },
  }
  app.get(
    '/service-application/api/v1/application/heloc/all',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request): Promise<readonly Heloc[]> => (await loadAllOwned(services, request)).map(toHeloc),
  )
}
