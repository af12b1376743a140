import type { FastifyInstance } from 'fastify'
import type { ChatbotQuestion, ChatbotReply } from '#generated/api'
import { identityOfNonce } from '../../chat/access/identity-of-nonce.ts'
import { conversationToken } from '../../chatbot/conversation/conversation-token.ts'
import { findAsker, takeQuestion } from '../../chatbot/take-question.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from '../identity/per-address.ts'
import { type ByConversationToken, byConversationToken } from './by-conversation-token.ts'

/** POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot */
export function chatbotQuestion(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Ask the chatbot something; sent again with its Idempotency-Key, it is answered once',
    refuses: [401, 404, 409, 422, 429],
    headers: byConversationToken,
    body: services.schema('chatbot.schema.json#/$defs/ChatbotQuestion'),
    response: { 200: services.schema('chatbot.schema.json#/$defs/ChatbotReply') },
  }
  app.post<{ Body: ChatbotQuestion; Headers: ByConversationToken }>(
    '/service-chat-chatbot/external/api/v1/message/chatWithAutobot',
    { schema, config: { ...perAddress(services, 'chatbot'), policy: { who: 'anyone', data: 'none' } } },
    async (request, reply): Promise<ChatbotReply> => {
      const { body: question, headers } = request
      const tenant = resolveTenant(services, request, question.organization)
      const asker = await findAsker(services, tenant, question, identityOfNonce(services))
      const token = headers['x-chat-token'] ?? ''
      const answer = await idempotently(services, request, reply, (tx) =>
        takeQuestion(tx, services, tenant, { question, asker, token }),
      )
      const isFirst = question.conversationId === undefined
      return { ...answer, token: isFirst ? conversationToken(services, answer.conversationId) : token }
    },
  )
}
