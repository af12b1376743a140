import type { FastifyInstance } from 'fastify'
import type { ConditionRequest } from '#generated/api'
import type { Condition } from '#generated/domain'
import { requestCondition } from '../../conditions/request-condition.ts'
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
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    ({ params, body }): Promise<Condition> => requestCondition(services, params.uuid, body),
  )
}
