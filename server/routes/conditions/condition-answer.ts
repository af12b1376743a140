import type { FastifyInstance } from 'fastify'
import type { ConditionAnswered } from '#generated/api'
import { lockOwned } from '../../applications/application-store.ts'
import { bearerOf, requireToken } from '../../auth/authenticate.ts'
import { answerCondition, answerForms } from '../../conditions/answer-condition.ts'
import { commitAnswer } from '../../conditions/commit-answer.ts'
import { idempotently } from '../../idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** POST /service-conditions/external/api/v1/applications/{uuid}/conditions/{condition}/answer */
export function conditionAnswer(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Answer a condition: the body is the form of its category’s action',
    isIdempotent: true,
    forms: answerForms,
    params: {
      ...byUuid,
      required: ['uuid', 'condition'],
      properties: {
        ...byUuid.properties,
        condition: { type: 'string', format: 'uuid', description: 'Condition.' },
      },
    },
    body: { type: 'object', description: 'Values of the form.' },
    response: { 200: services.schema('conditions.schema.json#/$defs/ConditionAnswered') },
  }
  app.post<{ Params: ByUuid & { readonly condition: string }; Body: object }>(
    '/service-conditions/external/api/v1/applications/:uuid/conditions/:condition/answer',
    { config: { policy: { who: 'customer', data: 'own' } }, schema, onRequest: requireToken(services) },
    (request, reply) =>
      idempotently(services, request, reply, async (tx): Promise<ConditionAnswered> => {
        const { uuid, condition } = request.params
        const application = await lockOwned(tx, uuid, bearerOf(request).identity)
        const tenant = services.tenants.resolve(application.tenant)
        const answered = answerCondition({
          secrets: services.secrets,
          tenant,
          application,
          condition,
          values: request.body,
        })
        await commitAnswer(tx, services, application, { patch: answered.patch, who: application.owner })
        const cleared = answered.condition.state === 'CLEARED'
        if (!cleared)
          await services.queue.send(tx, { application: uuid, condition }, services.sandbox.reviewMs)
        return { cleared }
      }),
  )
}
