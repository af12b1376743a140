import type { FastifyInstance } from 'fastify'
import { lockOwned } from '../../applications/application-store.ts'
import { commit } from '../../applications/commit.ts'
import { enteredAt } from '../../applications/entered-at.ts'
import { bearerOf, requireBearer } from '../../auth/authenticate.ts'
import { loadDocument } from '../../documents/document-store.ts'
import { sampleId } from '../../documents/find-readable.ts'
import { Problem } from '../../errors/problem.ts'
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
    { schema, onRequest: requireBearer(services) },
    async (request, reply) => {
      const { uuid, document } = request.params
      await services.database.db.transaction(async (tx) => {
        const application = await lockOwned(tx, uuid, bearerOf(request).identity)
        if (document === sampleId) throw new Problem(409, 'DOCUMENT_MADE')
        const found = await loadDocument(tx, application.uuid, document)
        // What a later state rests on stays: only what was added since the application came to this one may go.
        if (found.origin !== 'UPLOADED') throw new Problem(409, 'DOCUMENT_MADE')
        if (found.createdAt < (await enteredAt(tx, application))) throw new Problem(409, 'DOCUMENT_FIXED')
        const kept = (application.heloc.documents ?? []).filter((listed) => listed.uuid !== document)
        await commit(tx, services, application, { heloc: { documents: kept } }, { who: application.owner })
      })
      return reply.code(204).send()
    },
  )
}
