import type { FastifyInstance } from 'fastify'
import type { ApplicationEvent } from '#generated/api'
import { loadEvents } from '../../applications/load-events.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /sandbox/applications/{uuid}/events */
export function applicationEvents(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sandbox: the server states that an application has passed, the oldest first',
    params: byUuid,
    response: {
      200: {
        type: 'array',
        description: 'Transitions.',
        items: services.schema('sandbox.schema.json#/$defs/ApplicationEvent'),
      },
    },
  }
  app.get<{ Params: ByUuid }>(
    '/sandbox/applications/:uuid/events',
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    ({ params }): Promise<readonly ApplicationEvent[]> => loadEvents(services, params.uuid),
  )
}
