import type { FastifyInstance } from 'fastify'
import type { StateLicense } from '#generated/api'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { type OfOrganization, ofOrganization } from '../params.ts'

/** GET /service-application/external/api/v1/heloc/state-licenses */
export function stateLicenses(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'States in which a lender is licensed',
    querystring: ofOrganization,
    response: {
      200: {
        type: 'array',
        description: 'States.',
        items: services.schema('lender.schema.json#/$defs/StateLicense'),
      },
    },
  }
  app.get<{ Querystring: OfOrganization }>(
    '/service-application/external/api/v1/heloc/state-licenses',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (request): Promise<readonly StateLicense[]> =>
      resolveTenant(services, request, request.query.orgCode).settings.licensedStates.map((abbrev) => ({
        abbrev,
      })),
  )
}
