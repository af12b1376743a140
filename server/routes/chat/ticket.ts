import type { FastifyInstance } from 'fastify'
import type { ChatTicket } from '#generated/api'
import { admit } from '../../chat/access/admit.ts'
import { createTicket } from '../../chat/access/tickets.ts'
import type { Services } from '../../services.ts'
import { byChatToken } from './by-chat-token.ts'

/** POST /service-omni-proxy/insecure/api/v1/stream/ticket */
export function ticket(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A ticket for one socket',
    ...byChatToken,
    refuses: [429],
    response: { 200: services.schema('chat.schema.json#/$defs/ChatTicket') },
  }
  app.post(
    '/service-omni-proxy/insecure/api/v1/stream/ticket',
    { schema, config: { policy: { who: 'anyone', data: 'none' } } },
    async (request): Promise<ChatTicket> => {
      return createTicket(services, await admit(services, request))
    },
  )
}
