import type { FastifyInstance } from 'fastify'
import type { ChatToken, ChatTokenRefresh } from '#generated/api'
import { refreshChatToken } from '../../chat/access/refresh-chat-token.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /service-csp/external/api/v1/twilio/refreshToken (support specification 7) */
export function chatToken(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Another token in place of one that is about to end; with a nonce, also the right to write again',
    refuses: [401],
    body: services.schema('chat.schema.json#/$defs/ChatTokenRefresh'),
    response: { 200: services.schema('chat.schema.json#/$defs/ChatToken') },
  }
  app.post<{ Body: ChatTokenRefresh }>(
    '/service-csp/external/api/v1/twilio/refreshToken',
    { schema, config: { ...perAddress(services, 'chatAccess'), policy: { who: 'anyone', data: 'none' } } },
    async (request): Promise<ChatToken> => refreshChatToken(services, request.body),
  )
}
