import type { FastifyInstance } from 'fastify'
import type { DocumentReceipt } from '#generated/api'
import { loadOwned, lockOwned } from '../../applications/application-store.ts'
import { commit } from '../../applications/change/commit.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { requireOtherFile } from '../../documents/uploads/require-other-file.ts'
import { takeUpload } from '../../documents/uploads/take-upload.ts'
import { requireRoom, uploadedDocument } from '../../documents/uploads/uploaded-document.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** POST /service-application/api/v1/application/heloc/{uuid}/documents */
export function documentUpload(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Upload a document: multipart with the fields type and file',
    isIdempotent: true,
    consumes: ['multipart/form-data'],
    params: byUuid,
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentReceipt') },
  }
  app.post<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid/documents',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request, reply) => {
      const { uuid } = request.params
      const { identity } = bearerOf(request)
      const found = await loadOwned(services, request, uuid)
      const tenant = services.tenants.of(found)
      return takeUpload(services, request, reply, tenant, async (tx, upload): Promise<DocumentReceipt> => {
        const application = await lockOwned(tx, uuid, identity)
        const { documents = [] } = application.heloc
        const ofKind = documents.filter(({ type }) => type === upload.type)
        await requireRoom(tx, tenant, application, upload, ofKind.length)
        await requireOtherFile(tx, tenant, upload, documents)
        const document = uploadedDocument(services, upload)
        await commit(tx, services, application, { documents: [document] }, { who: application.owner })
        return { uuid: document.uuid, type: document.type, name: document.name, pages: document.pages }
      })
    },
  )
}
