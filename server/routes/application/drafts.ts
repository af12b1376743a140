import type { FastifyInstance } from 'fastify'
import type { DraftsSaved, SavedDrafts, TypedDrafts } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { saveAsBorrower } from '../../drafts/save-as-borrower.ts'
import { toSavedDrafts } from '../../drafts/to-saved-drafts.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

const path = '/service-drafts/api/v1/applications/:uuid/drafts'
const policy = { who: 'customer', data: 'own' } as const

/** GET and PUT /service-drafts/api/v1/applications/{uuid}/drafts */
export function drafts(app: FastifyInstance, services: Services): void {
  app.get<{ Params: ByUuid }>(
    path,
    {
      config: { policy: { ...policy, session: 'in-query' }, isPoll: true },
      schema: {
        summary: 'What the borrower typed and saved for later',
        params: byUuid,
        response: { 200: services.schema('drafts.schema.json#/$defs/SavedDrafts') },
      },
    },
    async (request): Promise<SavedDrafts> => {
      const { uuid: application, owner: identity } = await loadOwned(services, request, request.params.uuid)
      return toSavedDrafts(services, { application, identity })
    },
  )
  app.put<{ Params: ByUuid; Body: TypedDrafts }>(
    path,
    {
      config: { policy },
      schema: {
        summary: 'Save for later what the borrower typed, and mail them where to go on',
        refuses: [409, 422],
        params: byUuid,
        body: services.schema('drafts.schema.json#/$defs/TypedDrafts'),
        response: { 200: services.schema('drafts.schema.json#/$defs/DraftsSaved') },
      },
    },
    (request): Promise<DraftsSaved> =>
      saveAsBorrower(services, {
        application: request.params.uuid,
        owner: bearerOf(request).identity,
        typed: request.body.drafts,
      }),
  )
}
