import type { FastifyInstance } from 'fastify'
import { requireToken } from '../../auth/authenticate.ts'
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
    { config: { policy: { who: 'customer', data: 'own' } }, schema, onRequest: requireToken(services) },
    async (request, reply) =>
      sendDocument(services, reply, await findReadable(services, request, request.params)),
  )
}
