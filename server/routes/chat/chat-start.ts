import type { FastifyInstance } from 'fastify'
import type {
  ChatNonce,
  ChatStart,
  ChatStarted,
  ChatToken,
  ChatTokenRefresh,
  WebChatInfo,
  WebChatInfoRequest,
} from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { createNonce, refreshNonce } from '../../chat/access/nonces.ts'
import { refreshChatToken } from '../../chat/access/refresh-chat-token.ts'
import { loadWebChatInfo } from '../../chat/conversations/load-web-chat-info.ts'
import { startConversation } from '../../chat/conversations/start-conversation.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from '../identity/per-address.ts'

/** Newer and older path. */
const paths = [
  '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  '/service-csp/external/api/v1/twilio/initWebChat',
]

/** POST .../stream/init-web-chat and .../twilio/initWebChat (support specification 7) */
export function chatStart(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Start a conversation with an agent',
    refuses: [401],
    body: services.schema('chat.schema.json#/$defs/ChatStart'),
    response: { 200: services.schema('chat.schema.json#/$defs/ChatStarted') },
  }
  const config = perAddress(services, 'chatStart')
  for (const path of paths)
    app.post<{ Body: ChatStart }>(
      path,
      { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
      async (request): Promise<ChatStarted> => {
        const tenant = resolveTenant(services, request, request.body.orgCode)
        return startConversation(services, tenant, request.body)
      },
    )
}

const path = '/service-csp/customer/secure/api/v1/webchat'

/**
 * POST .../webchat/authenticate and PUT .../webchat/refresh (support specification 7). An open chat does not keep its person
 * signed in.
 */
export function chatNonce(app: FastifyInstance, services: Services): void {
  const response = { 200: services.schema('chat.schema.json#/$defs/ChatNonce') }
  const options = {
    config: { isPoll: true, policy: { who: 'customer', data: 'own' } as const },
  }
  app.post(
    `${path}/authenticate`,
    { ...options, schema: { summary: 'A proof for the chat of who is signed in', response } },
    async (request): Promise<ChatNonce> => createNonce(services, bearerOf(request)),
  )
  const querystring = {
    type: 'object',
    required: ['nonce'],
    properties: { nonce: { type: 'string', minLength: 1, maxLength: 128, description: 'The proof.' } },
  }
  app.put<{ Querystring: { readonly nonce: string } }>(
    `${path}/refresh`,
    { ...options, schema: { summary: 'Prolong a proof', querystring, response } },
    async (request): Promise<ChatNonce> => refreshNonce(services, bearerOf(request), request.query.nonce),
  )
}

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
