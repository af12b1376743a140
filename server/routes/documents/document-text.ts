import type { FastifyInstance } from 'fastify'
import type { DocumentTextResponse } from '#generated/api'
import { findReadable } from '../../documents/find-readable.ts'
import { toTextResponse } from '../../documents/made/to-text-response.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type ByDocument, byDocument } from '../params.ts'

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
