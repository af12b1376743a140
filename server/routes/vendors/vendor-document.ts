import type { FastifyInstance } from 'fastify'
import { findDocument } from '../../documents/document-store.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isDocumentLink } from '../../vendors/gateway/document-links.ts'

interface Query {
  readonly connection: string
  readonly expires: string
  readonly signature: string
}

/** GET /service-vendors/documents/{document} */
export function vendorDocument(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Gateway: a document that a request names, by its signed link, which lasts a quarter of an hour',
    params: {
      type: 'object',
      required: ['document'],
      properties: { document: { type: 'string', format: 'uuid', description: 'Document.' } },
    },
    querystring: {
      type: 'object',
      required: ['connection', 'expires', 'signature'],
      properties: {
        connection: { type: 'string', maxLength: 40, description: 'Connection that was given the link.' },
        expires: {
          type: 'string',
          pattern: '^[0-9]{1,12}$',
          description: 'Its end, in seconds since 1970.',
        },
        signature: { type: 'string', maxLength: 64, description: 'Signature.' },
      },
    },
    produces: ['application/pdf', 'image/jpeg', 'image/png'],
  }
  app.get<{ Params: { readonly document: string }; Querystring: Query }>(
    '/service-vendors/documents/:document',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async ({ params: { document }, query: { connection, expires, signature }, log }, reply) => {
      const { clock, secrets, vendors } = services
      const link = { document, connection, expires: Number(expires) }
      if (
        !vendors.connections.has(connection) ||
        !isDocumentLink(secrets.dataKey, link, signature, clock.now())
      )
        throw new Problem(404, 'DOCUMENT_NOT_FOUND')
      const found = await findDocument(services, document)
      const bytes = await services.files.read('documents', found)
      log.info({ document, connection }, 'a vendor fetched a document')
      return reply
        .type(found.contentType)
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(bytes))
    },
  )
}
