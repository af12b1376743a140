import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerOf, requireBearer } from '../auth/authenticate.ts'
import { findReadable } from '../documents/find-readable.ts'
import type { Services } from '../services.ts'
import { type ByDocument, byDocument } from './params.ts'

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

/** Never run, never framed by others, never kept by a shared cache. */
function sendFile(
  reply: FastifyReply,
  {
    bytes,
    contentType,
    name,
  }: { readonly bytes: Uint8Array; readonly contentType: string; readonly name: string },
): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes))
}
