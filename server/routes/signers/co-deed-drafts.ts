import type { FastifyInstance } from 'fastify'
import type { DraftsSaved, SavedDrafts, TypedDrafts } from '#generated/api'
import { saveAsSigner } from '../../drafts/save-as-signer.ts'
import { toSavedDrafts } from '../../drafts/to-saved-drafts.ts'
import type { Services } from '../../services.ts'
import { loadSigning } from '../../signers/signing.ts'

const path = '/service-drafts/api/v1/co-deed/drafts'
const policy = { who: 'signer', data: 'own' } as const

/** GET and PUT /service-drafts/api/v1/co-deed/drafts */
export function coDeedDrafts(app: FastifyInstance, services: Services): void {
  app.get(
    path,
    {
      config: { policy, isPoll: true },
      schema: {
        summary: 'What an additional signer typed and saved for later',
        refuses: [404],
        response: { 200: services.schema('drafts.schema.json#/$defs/SavedDrafts') },
      },
    },
    async (request): Promise<SavedDrafts> => {
      const { application, identity } = await loadSigning(services, request)
      return toSavedDrafts(services, { application: application.uuid, identity: identity.uuid })
    },
  )
  app.put<{ Body: TypedDrafts }>(
    path,
    {
      config: { policy },
      schema: {
        summary: 'Save for later what an additional signer typed, and mail them where to go on',
        refuses: [404, 409, 422],
        body: services.schema('drafts.schema.json#/$defs/TypedDrafts'),
        response: { 200: services.schema('drafts.schema.json#/$defs/DraftsSaved') },
      },
    },
    async (request): Promise<DraftsSaved> =>
      saveAsSigner(services, await loadSigning(services, request), request.body.drafts),
  )
}
