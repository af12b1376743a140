import type { FastifyInstance } from 'fastify'
import type { ChatbotHistory } from '#generated/api'
import { loadHistory } from '../../chatbot/conversation/load-history.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'
import { type ByConversationToken, byConversationToken } from './by-conversation-token.ts'

interface OfConversation {
  readonly conversationId: string
}

/** GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId} */
export function chatbotHistory(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'What was said to the chatbot so far; the id of a conversation opens nothing without its token',
    refuses: [401, 429],
    security: [{ chatbotToken: [] }],
    headers: byConversationToken,
    params: {
      type: 'object',
      required: ['conversationId'],
      properties: { conversationId: { type: 'string', format: 'uuid', description: 'Conversation.' } },
    },
    response: { 200: services.schema('chatbot.schema.json#/$defs/ChatbotHistory') },
  }
  app.get<{ Params: OfConversation; Headers: ByConversationToken }>(
    '/service-chat-chatbot/external/api/v1/message/getChatHistory/:conversationId',
    { schema, config: { ...perAddress(services, 'chatbot'), policy: { who: 'anyone', data: 'none' } } },
    ({ params, headers }): Promise<ChatbotHistory> =>
      loadHistory(services, params.conversationId, headers['x-chat-token'] ?? ''),
  )
}
