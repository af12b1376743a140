import type { FastifyInstance } from 'fastify'
import type { CoDeedStatusResponse } from '#generated/api'
import { loadOwned } from '../applications/application-store.ts'
import { bearerOf, requireBearer } from '../auth/authenticate.ts'
import type { Services } from '../services.ts'

/** GET /service-application/api/v1/application/heloc/co-deed/status */
export function coDeedStatus(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Progress of the additional signers of an application',
    querystring: {
      type: 'object',
      required: ['applicationUuid'],
      properties: { applicationUuid: { type: 'string', format: 'uuid', description: 'Application.' } },
    },
    response: { 200: services.schema('application.schema.json#/$defs/CoDeedStatusResponse') },
  }
  app.get<{ Querystring: { readonly applicationUuid: string } }>(
    '/service-application/api/v1/application/heloc/co-deed/status',
    { schema, onRequest: requireBearer(services) },
    async (request): Promise<CoDeedStatusResponse> => {
      const { applicationUuid } = request.query
      const { heloc } = await loadOwned(services.database.db, applicationUuid, bearerOf(request).identity)
      const signers = (heloc.helocSigners ?? []).map(({ name, status }) => ({
        ...(name === undefined ? {} : { name }),
        ...(status === undefined ? {} : { status }),
      }))
      return { coDeedStatus: heloc.coDeedStatus ?? 'NOT_REQUIRED', signers }
    },
  )
}
