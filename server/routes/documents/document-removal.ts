import type { FastifyInstance } from 'fastify'
import { bearerOf } from '../../auth/authenticate.ts'
import { removeUpload } from '../../conditions/remove-upload.ts'
import type { Services } from '../../services.ts'
import { type ByDocument, byDocument } from '../params.ts'

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
