import type { FastifyInstance } from 'fastify'
import type { CoDeedStatusResponse } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { requireToken } from '../../auth/authenticate.ts'
import type { Services } from '../../services.ts'
import { signersForBorrower } from '../../signers/signers-for-borrower.ts'
import { loadSigning } from '../../signers/signing.ts'

/** GET /service-application/api/v1/application/heloc/co-deed/status */
export function coDeedStatus(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Progress of the additional signers: of a borrower’s application, or without one of the signer who asks',
    refuses: [404],
    querystring: {
      type: 'object',
      properties: { applicationUuid: { type: 'string', format: 'uuid', description: 'Application.' } },
    },
    response: { 200: services.schema('application.schema.json#/$defs/CoDeedStatusResponse') },
  }
  app.get<{ Querystring: { readonly applicationUuid?: string } }>(
    '/service-application/api/v1/application/heloc/co-deed/status',
    { config: { policy: { who: 'customer', data: 'own' } }, schema, onRequest: requireToken(services) },
    async (request): Promise<CoDeedStatusResponse> => {
      const { applicationUuid } = request.query
      if (applicationUuid !== undefined)
        return signersForBorrower(await loadOwned(services, request, applicationUuid))
      const { application, signer } = await loadSigning(services, request)
      const { name = '', status = 'INITIAL' } = signer
      const { coDeedStatus = 'NOT_REQUIRED' } = application.heloc
      return { coDeedStatus, signers: [{ uuid: signer.uuid, name, status }] }
    },
  )
}
