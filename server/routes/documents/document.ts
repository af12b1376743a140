import type { FastifyInstance } from 'fastify'
import { findReadable } from '../../documents/find-readable.ts'
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
