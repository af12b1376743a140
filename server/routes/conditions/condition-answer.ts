import type { FastifyInstance } from 'fastify'
import type { ConditionAnswered } from '#generated/api'
import { lockOwned } from '../../applications/application-store.ts'
import { removeDrafts } from '../../applications/change/remove-drafts.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import {
  answerCondition,
  answerFormOf,
  answerForms,
  requireOpenCondition,
} from '../../conditions/answer-condition.ts'
import { guardAnswer, guardOf } from '../../conditions/answer-guard.ts'
import { commitAnswer } from '../../conditions/commit-answer.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import { requireProof } from '../../proofs/require-proof.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** POST /service-conditions/external/api/v1/applications/{uuid}/conditions/{condition}/answer */
export function conditionAnswer(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Answer a condition: the body is the form of its category’s action',
    isIdempotent: true,
    forms: answerForms,
    proofs: Object.fromEntries(
      (services.tenants.fallback.effective.source.conditions.guards ?? []).map((guard) => [
        [guard.action, ...(guard.documents ?? [])].join(' '),
        guard,
      ]),
    ),
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
    {
      config: { policy: { who: 'customer', data: 'own', proof: 'submission', session: 'in-query' } },
      schema,
    },
    (request, reply) =>
      idempotently(services, request, reply, async (tx): Promise<ConditionAnswered> => {
        const { uuid, condition } = request.params
        const application = await lockOwned(tx, uuid, bearerOf(request).identity)
        const tenant = services.tenants.of(application)
        const open = requireOpenCondition(tenant, application, condition)
        const guard = guardOf(tenant, open)
        // Asked for before the values are read, as of a submission.
        await requireProof(tx, services, request, guard?.proof)
        const { secrets } = services
        const answered = answerCondition({ secrets, tenant, application, open, values: request.body })
        await guardAnswer(tx, services, { http: request, tenant, application, guard }, answered.patch)
        await commitAnswer(tx, services, application, { patch: answered.patch, who: application.owner })
        const form = answerFormOf(tenant, open)
        await removeDrafts(tx, { application: uuid, identity: application.owner, form })
        const cleared = answered.condition.state === 'CLEARED'
        if (!cleared)
          await services.queue.send(tx, { application: uuid, condition }, services.sandbox.reviewMs)
        return { cleared }
      }),
  )
}
