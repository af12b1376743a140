import type { FastifyInstance } from 'fastify'
import type { ExperimentsRequest, ExperimentsResponse } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { saveAssignment } from '../../flags/save-assignment.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** PATCH and POST /service-application/api/v3/application/heloc/{uuid}/experiments (support and core specification 7) */
export function experiments(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Assign an applicant to a variation of an experiment',
    params: byUuid,
    body: services.schema('flags.schema.json#/$defs/ExperimentsRequest'),
    response: { 200: services.schema('flags.schema.json#/$defs/ExperimentsResponse') },
  }
  const policy = { who: 'customer', data: 'own' } as const
  for (const method of ['PATCH', 'POST'])
    app.route<{ Params: ByUuid; Body: ExperimentsRequest }>({
      method,
      url: '/service-application/api/v3/application/heloc/:uuid/experiments',
      config: { policy },
      schema,
      handler: async (request): Promise<ExperimentsResponse> => {
        const application = await loadOwned(services, request, request.params.uuid)
        return { experiments: await saveAssignment(services, application, request.body.experiments) }
      },
    })
}
