import type { FastifyInstance } from 'fastify'
import type { ConditionRequest, ConditionReview, DeskApplication } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { requestCondition } from '../../conditions/request-condition.ts'
import { reviewerWords } from '../../conditions/reviewer-words.ts'
import { takeBackCondition } from '../../conditions/take-back-condition.ts'
import type { Services } from '../../services.ts'
import { judgeCondition } from '../../staff/desk/decide-at-desk.ts'
import { loadAtDesk, reviewers } from '../../staff/desk/desk-store.ts'
import { toDeskApplication } from '../../staff/desk/to-desk-view.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { deskPath } from './desk.ts'

interface ByCondition extends ByUuid {
  readonly condition: string
}

const byCondition = {
  ...byUuid,
  required: ['uuid', 'condition'],
  properties: {
    ...byUuid.properties,
    condition: { type: 'string', format: 'uuid', description: 'Condition.' },
  },
}

/** POST a condition of an application at the desk, and a reviewer's judgement of its answer; DELETE one without an answer */
export function deskConditions(app: FastifyInstance, services: Services): void {
  const response = { 200: services.schema('staff.schema.json#/$defs/DeskApplication') }
  const raise = {
    summary: 'Ask the borrower of an application for something',
    refuses: [409],
    params: byUuid,
    body: services.schema('conditions.schema.json#/$defs/ConditionRequest'),
    response,
  }
  app.post<{ Params: ByUuid; Body: ConditionRequest }>(
    `${deskPath}/:uuid/conditions`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'decided.condition' } },
      schema: raise,
    },
    async (request): Promise<DeskApplication> => {
      const member = await loadMember(services, request)
      const application = await loadAtDesk(services, member, request.params.uuid)
      const { uuid } = application
      await requestCondition(services, uuid, { ...request.body, judge: member.uuid })
      return toDeskApplication(services, await loadAtDesk(services, member, uuid))
    },
  )
  const judge = {
    summary:
      'Accept the answer to a condition, or ask again with comments to the borrower; 409 where the application has moved on',
    refuses: [409],
    params: byCondition,
    body: services.schema('staff.schema.json#/$defs/ConditionReview'),
    response,
  }
  app.post<{ Params: ByCondition; Body: ConditionReview }>(
    `${deskPath}/:uuid/conditions/:condition/review`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'decided.condition' } },
      schema: judge,
    },
    async (request): Promise<DeskApplication> => {
      const member = await loadMember(services, request)
      const { uuid, condition } = request.params
      const { isMet, version, commentsToBorrower } = request.body
      const comments = reviewerWords(commentsToBorrower)
      const application = await loadAtDesk(services, member, uuid)
      const review = { isMet, version, who: member.uuid, ...(comments !== undefined && { comments }) }
      await judgeCondition(services, application, condition, review)
      return toDeskApplication(services, await loadAtDesk(services, member, uuid))
    },
  )
  const takeBack = {
    summary: 'Take back a request that the borrower has not answered; 409 where they have',
    refuses: [409],
    params: byCondition,
    response,
  }
  app.delete<{ Params: ByCondition }>(
    `${deskPath}/:uuid/conditions/:condition`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'decided.condition' } },
      schema: takeBack,
    },
    async (request): Promise<DeskApplication> => {
      const member = await loadMember(services, request)
      const { uuid, condition } = request.params
      await loadAtDesk(services, member, uuid)
      await takeBackCondition(services, uuid, { condition, who: member.uuid })
      return toDeskApplication(services, await loadAtDesk(services, member, uuid))
    },
  )
}
