import type { FastifyInstance } from 'fastify'
import { bearerOf, requireBearer } from '../auth/authenticate.ts'
import { findReadable } from '../documents/find-readable.ts'
import type { Services } from '../services.ts'
import { type ByDocument, byDocument } from './params.ts'
import { sendFile } from './send-file.ts'

/** GET /service-application/api/v1/application/heloc/{uuid}/documents/{document} */
export function document(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A document as PDF or image',
    params: byDocument,
    produces: ['application/pdf', 'image/jpeg', 'image/png'],
  }
  app.get<{ Params: ByDocument }>(
    '/service-application/api/v1/application/heloc/:uuid/documents/:document',
    { schema, onRequest: requireBearer(services) },
    async (request, reply) => {
      const { uuid, document } = request.params
      const found = await findReadable(services, uuid, document, bearerOf(request).identity)
      return sendFile(reply, found)
    },
  )
}
