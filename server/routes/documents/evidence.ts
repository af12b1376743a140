import type { FastifyInstance } from 'fastify'
import type { EvidenceEntry } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { loadEvidence } from '../../documents/load-evidence.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-application/api/v1/application/heloc/{uuid}/evidence */
export function evidence(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'What the applicant was shown, was sent, agreed to and signed, with the hash of the words and the time',
    params: byUuid,
    response: {
      200: {
        type: 'array',
        description: 'Acts, the first one first.',
        items: services.schema('documents.schema.json#/$defs/EvidenceEntry'),
      },
    },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid/evidence',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<readonly EvidenceEntry[]> => {
      const application = await loadOwned(services, request, request.params.uuid)
      return loadEvidence(services, application, application.owner)
    },
  )
}
