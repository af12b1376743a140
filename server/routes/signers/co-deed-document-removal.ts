import type { FastifyInstance } from 'fastify'
import { requireToken } from '../../auth/authenticate.ts'
import { sampleId } from '../../documents/find-readable.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { loadSignerDocument, removeSignerDocument } from '../../signers/signer-documents.ts'
import { signerStep } from '../../signers/signer-step.ts'
import { loadSigning, lockSigning } from '../../signers/signing.ts'
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
    { schema, onRequest: requireToken(services) },
    async (request, reply) => {
      const signing = await loadSigning(services, request)
      await services.database.db.transaction(async (tx) => {
        if (request.params.document === sampleId) throw new Problem(409, 'DOCUMENT_MADE')
        const current = await lockSigning(tx, signing)
        const { uuid, origin } = await loadSignerDocument(tx, current, request.params.document)
        const isOpen = ['IDENTITY', 'CONDITION'].includes(signerStep(current))
        if (origin !== 'UPLOADED') throw new Problem(409, 'DOCUMENT_MADE')
        if (!isOpen) throw new Problem(409, 'DOCUMENT_FIXED')
        await removeSignerDocument(tx, current, uuid, services.clock.now())
      })
      return reply.code(204).send()
    },
  )
}
