import type { FastifyInstance } from 'fastify'
import type { ReplayLink } from '#generated/api'
import type { Services } from '../../services.ts'
import { saveReplayLink } from '../../telemetry/save-replay-link.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** PUT /service-application/api/v1/application/heloc/{uuid}/full-story-link (core specification 7) */
export function replayLink(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Keep where the lender’s service replays how an application was used',
    params: byUuid,
    body: services.schema('telemetry.schema.json#/$defs/ReplayLink'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.put<{ Params: ByUuid; Body: ReplayLink }>(
    '/service-application/api/v1/application/heloc/:uuid/full-story-link',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request, reply) => {
      await saveReplayLink(services, request, request.params.uuid, request.body.link)
      return reply.code(204).send()
    },
  )
}
