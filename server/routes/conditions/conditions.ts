import type { FastifyInstance } from 'fastify'
import type { Condition } from '#generated/domain'
import { loadOwned } from '../../applications/application-store.ts'
import { hasEnded } from '../../applications/has-ended.ts'
import { conditionsOf } from '../../conditions/condition.ts'
import { toCondition } from '../../conditions/to-condition.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants */
export function conditions(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'What reviewers ask the borrower for, as long as it is not met and the application has not ended',
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
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<readonly Condition[]> => {
      const application = await loadOwned(services, request, request.params.uuid)
      if (hasEnded(services.tenants.of(application), application)) return []
      return conditionsOf(application)
        .filter(({ state }) => state !== 'CLEARED')
        .map(toCondition)
    },
  )
}
