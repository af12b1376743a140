import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignerView } from '#generated/api'
import { requireToken } from '../../auth/authenticate.ts'
import type { Services } from '../../services.ts'
import { listSignerDocuments } from '../../signers/signer-documents.ts'
import { loadSigning } from '../../signers/signing.ts'
import { toSignerView } from '../../signers/to-signer-view.ts'

/** GET /service-application/api/v1/application/heloc/co-deed/signing */
export function coDeedSigning(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'What an additional signer has to do, and the little of the application that they may see',
    refuses: [404],
    response: { 200: services.schema('signer.schema.json#/$defs/SignerView') },
  }
  app.get(
    '/service-application/api/v1/application/heloc/co-deed/signing',
    { config: { policy: { who: 'signer', data: 'own' } }, schema, onRequest: requireToken(services) },
    (request): Promise<SignerView> => loadSignerView(services, request),
  )
}

/** The application that the bearer signs along with, as far as they may see it, with their own documents. */
async function loadSignerView(services: Services, request: FastifyRequest): Promise<SignerView> {
  const signing = await loadSigning(services, request)
  return toSignerView(signing, await listSignerDocuments(services.database.db, signing))
}
