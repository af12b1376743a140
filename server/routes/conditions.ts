import type { FastifyInstance } from 'fastify'
import type { Condition } from '#generated/domain'
import { loadOwned } from '../applications/application-store.ts'
import { bearerOf, requireBearer } from '../auth/authenticate.ts'
import { conditionsOf } from '../conditions/condition.ts'
import { toCondition } from '../conditions/to-condition.ts'
import type { Services } from '../services.ts'
import { type ByUuid, byUuid } from './params.ts'

/** GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants */
export function conditions(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'What reviewers ask the borrower for, as long as it is not met',
    params: byUuid,
    response: {
      200: {
        type: 'array',
        description: 'Conditions.',
        items: services.schema('../domain/condition.schema.json'),
      },
    },
  }
  app.get<{ Params: ByUuid }>(
    '/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants',
    { schema, onRequest: requireBearer(services) },
    async (request): Promise<readonly Condition[]> => {
      const { uuid } = request.params
      const application = await loadOwned(services.database.db, uuid, bearerOf(request).identity)
      return conditionsOf(application)
        .filter(({ state }) => state !== 'CLEARED')
        .map(toCondition)
    },
  )
}
