import type { FastifyInstance } from 'fastify'
import type { WebChatInfo, WebChatInfoRequest } from '#generated/api'
import { loadWebChatInfo } from '../../chat/conversations/load-web-chat-info.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /service-csp/external/api/v1/twilio/web-chat-info (support specification 7) */
export function webChatInfo(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'What a survey about a conversation is asked by',
    refuses: [404],
    body: services.schema('chat.schema.json#/$defs/WebChatInfoRequest'),
    response: { 200: services.schema('chat.schema.json#/$defs/WebChatInfo') },
  }
  app.post<{ Body: WebChatInfoRequest }>(
    '/service-csp/external/api/v1/twilio/web-chat-info',
    { schema, config: { ...perAddress(services, 'chatAccess'), policy: { who: 'anyone', data: 'none' } } },
    async (request): Promise<WebChatInfo> => loadWebChatInfo(services, request.body.omniProxyChannelId),
  )
}
