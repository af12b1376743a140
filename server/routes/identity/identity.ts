import type { FastifyInstance } from 'fastify'
import type { IdentityResponse } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { factorSetAt } from '../../second-factor/factor-store.ts'
import type { Services } from '../../services.ts'

/** GET /identity/secure/api/v1/identity, and v1_1 with the same response. */
export function identity(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Who is signed in',
    response: { 200: services.schema('identity.schema.json#/$defs/IdentityResponse') },
  }
  for (const version of ['v1', 'v1_1'])
    app.get(
      `/identity/secure/api/${version}/identity`,
      {
        config: { policy: { who: 'customer', data: 'own', signIns: 'begun', session: 'in-query' } },
        schema,
      },
      async (request): Promise<IdentityResponse> => {
        const found = await findIdentity(services, request)
        const hasFactor = (await factorSetAt(services, found.uuid)) !== undefined
        return {
          uuid: found.uuid,
          organizationCode: services.tenants.of(found).settings.org.orgCode,
          profileType: found.userType,
          aliases: [{ type: 'EMAIL', value: found.email }],
          updatedDate: found.updatedAt.toISOString(),
          passwordExpired: false,
          twoFactorEnabled: hasFactor,
          totpVerified: hasFactor && !bearerOf(request).isFactorDue,
        }
      },
    )
}
