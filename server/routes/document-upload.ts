import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { DocumentReceipt } from '#generated/api'
import { lockOwned } from '../applications/application-store.ts'
import { commit } from '../applications/commit.ts'
import { bearerOf, requireBearer } from '../auth/authenticate.ts'
import { readUpload } from '../documents/read-upload.ts'
import { requireRoom, uploadedDocument } from '../documents/uploaded-document.ts'
import type { Services } from '../services.ts'
import { idempotently } from './idempotently.ts'
import { type ByUuid, byUuid } from './params.ts'

/** POST /service-application/api/v1/application/heloc/{uuid}/documents */
export function documentUpload(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Upload a document: multipart with the fields type and file',
    consumes: ['multipart/form-data'],
    params: byUuid,
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentReceipt') },
  }
  const { upload } = services.tenants.fallback.journey.source.limits.limits
  app.register(multipart, {
    limits: { files: 1, fields: 4, fieldSize: 256, parts: 5, fileSize: upload?.maxBytes ?? 0 },
  })
  app.after(() => {
    app.post<{ Params: ByUuid }>(
      '/service-application/api/v1/application/heloc/:uuid/documents',
      { schema, onRequest: requireBearer(services) },
      async (request, reply) => {
        const tenant = services.tenants.resolve(bearerOf(request).tenant)
        const upload = await readUpload(request, tenant)
        // What the key stands for: the file is no JSON body, so its hash takes that place.
        request.body = { type: upload.type, sha256: upload.sha256 }
        return idempotently(services, request, reply, async (tx): Promise<DocumentReceipt> => {
          const { uuid } = request.params
          const application = await lockOwned(tx, uuid, bearerOf(request).identity)
          requireRoom(tenant, application, upload.type)
          const document = uploadedDocument(upload, services.clock.now())
          await commit(tx, services, application, { documents: [document] }, { who: application.owner })
          return { uuid: document.uuid, type: document.type, name: document.name, pages: document.pages }
        })
      },
    )
  })
}
