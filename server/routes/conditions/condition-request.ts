import type { FastifyInstance } from 'fastify'
import type { ConditionRequest } from '#generated/api'
import type { Condition } from '#generated/domain'
import { lockApplication } from '../../applications/application-store.ts'
import { commit } from '../../applications/commit.ts'
import { conditionsOf } from '../../conditions/condition.ts'
import { raiseConditions } from '../../conditions/raise-condition.ts'
import { toCondition } from '../../conditions/to-condition.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** POST /sandbox/applications/{uuid}/conditions */
export function conditionRequest(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sandbox: ask the borrower for something, as a reviewer does',
    refuses: [409],
    params: byUuid,
    body: services.schema('conditions.schema.json#/$defs/ConditionRequest'),
    response: { 200: services.schema('../domain/condition.schema.json') },
  }
  app.post<{ Params: ByUuid; Body: ConditionRequest }>(
    '/sandbox/applications/:uuid/conditions',
    { schema },
    ({ params, body }) =>
      services.database.db.transaction(async (tx): Promise<Condition> => {
        const application = await lockApplication(tx, params.uuid)
        if (application === undefined) throw new Problem(404, 'APPLICATION_NOT_FOUND')
        const tenant = services.tenants.resolve(application.tenant)
        if (tenant.process.states[application.state]?.kind === 'terminal')
          throw new Problem(409, 'EVENT_NOT_ADMITTED', { state: application.state })
        const patch = raiseConditions(tenant, application, [body], services.clock.now())
        const asked = await commit(tx, services, application, patch, { who: 'desk' })
        const raised = conditionsOf(asked).at(-1)
        if (raised === undefined) throw new Error('A condition was raised and is not there.')
        return toCondition(raised)
      }),
  )
}
