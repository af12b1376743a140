import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CoDeedStatusResponse, SignerView } from '#generated/api'
import type { Application } from '../../applications/application.ts'
import { loadAllOwned, loadOwned } from '../../applications/application-store.ts'
import { hasEnded } from '../../applications/has-ended.ts'
import type { Services } from '../../services.ts'
import { loadSignerView } from '../../signers/load-signer-view.ts'
import { signersForBorrower } from '../../signers/signers-for-borrower.ts'
import { loadSigning, loadSignings } from '../../signers/signing.ts'

/** GET /service-application/api/v1/application/heloc/co-deed/status */
export function coDeedStatus(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Progress of the additional signers: of an application of the borrower’s, without one of the signer who asks, and of the newest application of somebody who signs none',
    refuses: [404],
    querystring: {
      type: 'object',
      properties: { applicationUuid: { type: 'string', format: 'uuid', description: 'Application.' } },
    },
    response: { 200: services.schema('application.schema.json#/$defs/CoDeedStatusResponse') },
  }
  app.get<{ Querystring: { readonly applicationUuid?: string } }>(
    '/service-application/api/v1/application/heloc/co-deed/status',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<CoDeedStatusResponse> => {
      const { applicationUuid } = request.query
      if (applicationUuid !== undefined)
        return signersForBorrower(await loadOwned(services, request, applicationUuid))
      const [signs] = await loadSignings(services, request)
      const owned = signs === undefined ? await newestOwned(services, request) : undefined
      if (owned !== undefined) return signersForBorrower(owned)
      const { application, signer } = await loadSigning(services, request)
      const { name = '', status = 'INITIAL' } = signer
      const { coDeedStatus = 'NOT_REQUIRED' } = application.heloc
      return { coDeedStatus, signers: [{ uuid: signer.uuid, name, status }] }
    },
  )
}

/** Newest open application of the bearer, else the newest of all; undefined if there is none. */
async function newestOwned(services: Services, request: FastifyRequest): Promise<Application | undefined> {
  const owned = await loadAllOwned(services, request)
  return owned.find((one) => !hasEnded(services.tenants.of(one), one)) ?? owned[0]
}

/** GET /service-application/api/v1/application/heloc/co-deed/signing */
export function coDeedSigning(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'What an additional signer has to do, and the little of the application that they may see',
    refuses: [404],
    response: { 200: services.schema('signer.schema.json#/$defs/SignerView') },
  }
  app.get(
    '/service-application/api/v1/application/heloc/co-deed/signing',
    { config: { policy: { who: 'signer', data: 'own', session: 'in-query' } }, schema },
    (request): Promise<SignerView> => loadSignerView(services, request),
  )
}
