import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { removeSignerUpload } from '../../signers/remove-signer-upload.ts'
import { loadSigning } from '../../signers/signing.ts'
import { byOwnDocument } from './co-deed-document.ts'

/** DELETE /service-application/api/v1/application/heloc/co-deed/documents/{document} */
export function coDeedDocumentRemoval(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Remove a document that one uploaded as an additional signer, while one is asked for it',
    refuses: [409],
    params: byOwnDocument,
    response: { 204: { type: 'null', description: 'It is removed.' } },
  }
  app.delete<{ Params: { readonly document: string } }>(
    '/service-application/api/v1/application/heloc/co-deed/documents/:document',
    { config: { policy: { who: 'signer', data: 'own', session: 'in-query' } }, schema },
    async (request, reply) => {
      const signing = await loadSigning(services, request)
      await removeSignerUpload(services, signing, request.params.document)
      return reply.code(204).send()
    },
  )
}
