import type { FastifyInstance } from 'fastify'
import type { SignerView } from '#generated/api'
import type { Services } from '../../services.ts'
import { loadSignerView } from '../../signers/load-signer-view.ts'

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
