import type { FastifyInstance } from 'fastify'
import type { ChatNonce } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { createNonce, refreshNonce } from '../../chat/access/nonces.ts'
import type { Services } from '../../services.ts'

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
