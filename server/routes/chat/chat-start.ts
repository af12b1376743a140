import type { FastifyInstance } from 'fastify'
import type { ChatStart, ChatStarted } from '#generated/api'
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
