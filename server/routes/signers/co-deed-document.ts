import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DocumentTextResponse } from '#generated/api'
import { toTextResponse } from '../../documents/made/to-text-response.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { findReadableBySigner } from '../../signers/find-readable-by-signer.ts'
import { removeSignerUpload } from '../../signers/remove-signer-upload.ts'
import { loadSigning } from '../../signers/signing.ts'
import { sendDocument } from '../documents/send-file.ts'
import { byDocument } from '../params.ts'

interface ByOwnDocument {
  readonly document: string
}

export const byOwnDocument = {
  type: 'object',
  required: ['document'],
  properties: { document: byDocument.properties.document },
}

const path = '/service-application/api/v1/application/heloc/co-deed/documents/:document'

/** GET /service-application/api/v1/application/heloc/co-deed/documents/{document}, and its /text */
export function coDeedDocument(app: FastifyInstance, services: Services): void {
  const find = async (request: FastifyRequest<{ Params: ByOwnDocument }>) =>
    findReadableBySigner(services, await loadSigning(services, request), request.params.document)
  const file = {
    summary: 'A document of an additional signer as PDF or image',
    params: byOwnDocument,
    produces: ['application/pdf', 'image/jpeg', 'image/png'],
  }
  app.get<{ Params: ByOwnDocument }>(
    path,
    { config: { policy: { who: 'signer', data: 'own', session: 'in-query' } }, schema: file },
    async (request, reply) => sendDocument(services, reply, await find(request)),
  )
  const words = {
    summary: 'The words of a document of an additional signer',
    params: byOwnDocument,
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentTextResponse') },
  }
  app.get<{ Params: ByOwnDocument }>(
    `${path}/text`,
    { config: { policy: { who: 'signer', data: 'own', session: 'in-query' } }, schema: words },
    async (request): Promise<DocumentTextResponse> => {
      const { text, textHash } = await find(request)
      if (text === null) throw new Problem(404, 'DOCUMENT_NOT_FOUND')
      return toTextResponse(text, textHash ?? undefined)
    },
  )
}

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
