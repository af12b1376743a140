import type { FastifyInstance } from 'fastify'
import type { ApplicationBegun, ApplicationRequest } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { Problem } from '../../errors/problem.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import { beginAnother } from '../../registration/begin-another.ts'
import { requireSelfRegistration } from '../../registration/require-self-registration.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'

/** POST /service-application/api/v1/application/heloc */
export function applicationBegin(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Begin another application of the signed-in person; what is known of them is not asked again',
    refuses: [403, 409],
    isIdempotent: true,
    body: services.schema('registration.schema.json#/$defs/ApplicationRequest'),
    response: { 200: services.schema('registration.schema.json#/$defs/ApplicationBegun') },
  }
  const config = { rateLimit: { max: 10, timeWindow: '1 minute' } }
  app.post<{ Body: ApplicationRequest }>(
    '/service-application/api/v1/application/heloc',
    {
      schema,
      config: { ...config, policy: { who: 'customer', data: 'own' } },
    },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const bearer = bearerOf(request)
      if (bearer.tenant !== tenant.code) throw new Problem(409, 'OTHER_LENDER')
      const { referrerUuid } = await findIdentity(services, request)
      const referrer = request.body.referrer ?? referrerUuid ?? undefined
      await requireSelfRegistration(services, tenant, referrer)
      const beginning = { owner: bearer.identity, referrer, request: request.body }
      return idempotently(
        services,
        request,
        reply,
        async (tx): Promise<ApplicationBegun> => ({
          applicationUuid: await beginAnother(tx, services, tenant, beginning),
        }),
      )
    },
  )
}
