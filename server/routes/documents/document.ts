import type { FastifyInstance } from 'fastify'
import type { DocumentTextResponse } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { removeUpload } from '../../conditions/remove-upload.ts'
import { findReadable } from '../../documents/find-readable.ts'
import { toTextResponse } from '../../documents/made/to-text-response.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type ByDocument, byDocument } from '../params.ts'
import { sendDocument } from './send-file.ts'

/** GET /service-application/api/v1/application/heloc/{uuid}/documents/{document} */
export function document(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A document as PDF or image',
    params: byDocument,
    produces: ['application/pdf', 'image/jpeg', 'image/png'],
  }
  app.get<{ Params: ByDocument }>(
    '/service-application/api/v1/application/heloc/:uuid/documents/:document',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request, reply) =>
      sendDocument(services, reply, await findReadable(services, request, request.params)),
  )
}

/** GET /service-application/api/v1/application/heloc/{uuid}/documents/{document}/text */
export function documentText(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'The words of a document, for those who cannot read its PDF',
    params: byDocument,
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentTextResponse') },
  }
  app.get<{ Params: ByDocument }>(
    '/service-application/api/v1/application/heloc/:uuid/documents/:document/text',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<DocumentTextResponse> => {
      const { text, textHash } = await findReadable(services, request, request.params)
      if (text === null) throw new Problem(404, 'DOCUMENT_NOT_FOUND')
      return toTextResponse(text, textHash ?? undefined)
    },
  )
}

/** DELETE /service-application/api/v1/application/heloc/{uuid}/documents/{document} */
export function documentRemoval(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Remove a document that one uploaded, while its step lasts',
    refuses: [409],
    params: byDocument,
    response: { 204: { type: 'null', description: 'It is removed.' } },
  }
  app.delete<{ Params: ByDocument }>(
    '/service-application/api/v1/application/heloc/:uuid/documents/:document',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request, reply) => {
      const { uuid: application, document } = request.params
      await removeUpload(services, { application, document, owner: bearerOf(request).identity })
      return reply.code(204).send()
    },
  )
}
