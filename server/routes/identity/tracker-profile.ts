import type { FastifyInstance } from 'fastify'
import type { TrackerRequest, TrackerResponse } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { keepTracker, trackerOf } from '../../flags/profile-tracker.ts'
import type { Services } from '../../services.ts'

const path = '/service-application/api/v3/application/heloc/optermizerly-profile'

/** GET and PATCH /service-application/api/v3/application/heloc/optermizerly-profile */
export function trackerProfile(app: FastifyInstance, services: Services): void {
  const response = { 200: services.schema('flags.schema.json#/$defs/TrackerResponse') }
  app.get(
    path,
    {
      config: { policy: { who: 'customer', data: 'own', session: 'in-query' } },
      schema: { summary: 'The tracker of one’s profile', response },
    },
    async (request): Promise<TrackerResponse> => trackerOf((await findIdentity(services, request)).profile),
  )
  app.patch<{ Body: TrackerRequest; Querystring: { readonly identityUuid?: string } }>(
    path,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: {
        summary: 'Give one’s profile the tracker of a browser, where it has none',
        refuses: [404],
        querystring: {
          type: 'object',
          properties: {
            identityUuid: { type: 'string', format: 'uuid', description: 'Identity, which is one’s own.' },
          },
        },
        body: services.schema('flags.schema.json#/$defs/TrackerRequest'),
        response,
      },
    },
    (request): Promise<TrackerResponse> =>
      keepTracker(services, bearerOf(request).identity, request.body, request.query.identityUuid),
  )
}
