import type { FastifyInstance } from 'fastify'
import type { DocumentReceipt } from '#generated/api'
import { takeUpload } from '../../documents/uploads/take-upload.ts'
import type { Services } from '../../services.ts'
import { addSignerUpload } from '../../signers/add-signer-upload.ts'
import { loadSigning, lockSigning } from '../../signers/signing.ts'

/** POST /service-application/api/v1/application/heloc/co-deed/documents */
export function coDeedDocumentUpload(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Upload a document as an additional signer: multipart with the fields type and file',
    refuses: [404],
    isIdempotent: true,
    consumes: ['multipart/form-data'],
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentReceipt') },
  }
  app.post(
    '/service-application/api/v1/application/heloc/co-deed/documents',
    { config: { policy: { who: 'signer', data: 'own', session: 'in-query' } }, schema },
    async (request, reply) => {
      const found = await loadSigning(services, request)
      const tenant = services.tenants.of(found.application)
      return takeUpload(services, request, reply, tenant, async (tx, upload): Promise<DocumentReceipt> => {
        const { uuid, type, name, pages } = await addSignerUpload(
          tx,
          services,
          await lockSigning(tx, found),
          upload,
        )
        return { uuid, type, name, pages }
      })
    },
  )
}
