import type { FastifyInstance } from 'fastify'
import type { ExperimentCounts } from '#generated/api'
import { countExperiments } from '../../flags/count-experiments.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { type OfOrganization, ofOrganization } from '../params.ts'

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
