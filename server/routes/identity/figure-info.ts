import type { FastifyInstance } from 'fastify'
import type { FigureInfo } from '#generated/api'
import { findIdentity } from '../../auth/find-identity.ts'
import type { Services } from '../../services.ts'
import { toFigureInfo } from '../../wallet/to-figure-info.ts'

/** GET /identity-broker/customer/secure/api/v3/self/figureinfo */
export function figureInfo(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Who is signed in, as the identity broker says it',
    response: { 200: services.schema('identity.schema.json#/$defs/FigureInfo') },
  }
  app.get(
    '/identity-broker/customer/secure/api/v3/self/figureinfo',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<FigureInfo> => {
      const found = await findIdentity(services, request)
      const { orgCode } = services.tenants.of(found).settings.org
      return toFigureInfo({ ...found, organizationCode: orgCode })
    },
  )
}
