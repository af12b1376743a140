import type { FastifyInstance } from 'fastify'
import type { ChatSurveyAnswer } from '#generated/api'
import { keepSurvey } from '../../chat/surveys/keep-survey.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /service-csp/external/api/v1/twilio/survey: stores survey answers for lenders without a survey of their own */
export function survey(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Say how a conversation with an agent was, once it is over; its contact id opens this alone',
    refuses: [404, 409],
    body: services.schema('chat.schema.json#/$defs/ChatSurveyAnswer'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.post<{ Body: ChatSurveyAnswer }>(
    '/service-csp/external/api/v1/twilio/survey',
    { schema, config: { ...perAddress(services, 'chatAccess'), policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      await keepSurvey(services, request.body)
      return reply.code(204).send()
    },
  )
}
