import type { FastifyInstance } from 'fastify'
import type { Funnel } from '#generated/api'
import type { Services } from '../../services.ts'
import { loadFunnel } from '../../telemetry/load-funnel.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { type OfOrganization, ofOrganization } from '../params.ts'

/** GET /operator/funnel?orgCode={code} */
export function operatorFunnel(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Operator: where the applicants of a lender stop',
    querystring: ofOrganization,
    response: { 200: services.schema('telemetry.schema.json#/$defs/Funnel') },
  }
  app.get<{ Querystring: OfOrganization }>(
    '/operator/funnel',
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'none' } },
      schema,
    },
    (request): Promise<Funnel> =>
      loadFunnel(services, resolveTenant(services, request, request.query.orgCode).code),
  )
}
