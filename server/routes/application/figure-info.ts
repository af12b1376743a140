import type { FastifyInstance } from 'fastify'
import type { FigureInfo } from '#generated/api'
import { requireToken } from '../../auth/authenticate.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import type { Services } from '../../services.ts'

/** GET /identity-broker/customer/secure/api/v3/self/figureinfo */
export function figureInfo(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Who is signed in, as the identity broker says it',
    response: { 200: services.schema('identity.schema.json#/$defs/FigureInfo') },
  }
  app.get(
    '/identity-broker/customer/secure/api/v3/self/figureinfo',
    { schema, onRequest: requireToken(services) },
    async (request): Promise<FigureInfo> => {
      const found = await findIdentity(services, request)
      return {
        identityUuid: found.uuid,
        organizationCode: services.tenants.resolve(found.tenant).settings.org.orgCode,
        userType: found.userType,
        email: found.email,
        updatedAt: found.updatedAt.toISOString(),
        isManageable: true,
        activeLegacyCustomerOrgs: [],
      }
    },
  )
}
