import type { FastifyInstance } from 'fastify'
import type { ChatbotFeedback } from '#generated/api'
import { takeFeedback } from '../../chatbot/conversation/take-feedback.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'
import { type ByConversationToken, byConversationToken } from './by-conversation-token.ts'

/** POST /service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback */
export function chatbotFeedback(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Say why an answer of the chatbot was bad',
    refuses: [401, 404, 422, 429],
    headers: byConversationToken,
    body: services.schema('chatbot.schema.json#/$defs/ChatbotFeedback'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.post<{ Body: ChatbotFeedback; Headers: ByConversationToken }>(
    '/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback',
    { schema, config: { ...perAddress(services, 'chatbot'), policy: { who: 'anyone', data: 'none' } } },
    async ({ body, headers }, reply) => {
      await takeFeedback(services, body, headers['x-chat-token'] ?? '')
      return reply.code(204).send()
    },
  )
}
