import type { FastifyInstance } from 'fastify'
import type { ExperimentCounts, ExperimentsRequest, ExperimentsResponse } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { countExperiments } from '../../flags/count-experiments.ts'
import { saveAssignment } from '../../flags/save-assignment.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { type ByUuid, byUuid, type OfOrganization, ofOrganization } from '../params.ts'

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

/** GET /operator/experiments?orgCode={code} */
export function operatorExperiments(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Operator: what became of those whom an experiment of a lender assigned',
    querystring: ofOrganization,
    response: { 200: services.schema('flags.schema.json#/$defs/ExperimentCounts') },
  }
  app.get<{ Querystring: OfOrganization }>(
    '/operator/experiments',
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'none' } },
      schema,
    },
    (request): Promise<ExperimentCounts> =>
      countExperiments(services, resolveTenant(services, request, request.query.orgCode)),
  )
}
