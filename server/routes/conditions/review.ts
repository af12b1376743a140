import type { FastifyInstance } from 'fastify'
import type { ConditionRequest } from '#generated/api'
import type { Condition } from '#generated/domain'
import { loadApplication } from '../../applications/application-store.ts'
import { conditionsOf } from '../../conditions/condition.ts'
import { requestCondition } from '../../conditions/request-condition.ts'
import { reviewCondition } from '../../conditions/review-condition.ts'
import { Problem } from '../../errors/problem.ts'
import { runJob } from '../../jobs/queue/run-job.ts'
import type { Services } from '../../services.ts'
import { VendorWaiting } from '../../vendors/ports/vendor-waiting.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** POST /sandbox/applications/{uuid}/review */
export function review(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Sandbox: run what an application waits for now, as the person at the desk would; 409 when nothing waits, or it waits for somebody else',
    refuses: [409],
    params: byUuid,
    response: { 204: { type: 'null', description: 'It was run.' } },
  }
  app.post<{ Params: ByUuid }>(
    '/sandbox/applications/:uuid/review',
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    async ({ params }, reply) => {
      const application = await loadApplication(services, params.uuid)
      const { uuid, state, version, tenant } = application
      const answered = conditionsOf(application).filter((one) => one.state === 'ANSWERED')
      for (const { uuid: condition } of answered)
        await reviewCondition(services, { application: uuid, condition })
      if (answered.length > 0) return reply.code(204).send()
      if (services.tenants.resolve(tenant).process.states[state]?.job === undefined)
        throw new Problem(409, 'NOTHING_TO_REVIEW', { state })
      await runJob(services, { application: uuid, state, version }).catch((error: unknown) => {
        throw error instanceof VendorWaiting
          ? new Problem(409, 'REVIEW_WAITS', { reason: error.message })
          : error
      })
      return reply.code(204).send()
    },
  )
}

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
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    ({ params, body }): Promise<Condition> => requestCondition(services, params.uuid, body),
  )
}
