import type { FastifyInstance } from 'fastify'
import type { ChatMessages } from '#generated/api'
import { admit } from '../../chat/access/admit.ts'
import { chatLimits } from '../../chat/chat-limits.ts'
import { pollMessages } from '../../chat/delivery/poll-messages.ts'
import type { Services } from '../../services.ts'
import { byChatToken } from './by-chat-token.ts'

interface Asked {
  readonly after?: string
  readonly before?: string
  readonly waitMs?: string
}

/** GET /service-omni-proxy/insecure/api/v1/stream/messages */
export function messages(app: FastifyInstance, services: Services): void {
  const { pollMs } = chatLimits(services)
  const integer = (description: string) => ({ type: 'string', pattern: '^\\d{1,9}$', description })
  const schema = {
    summary: 'Messages of a conversation: those after one, or before one, or the newest',
    ...byChatToken,
    querystring: {
      type: 'object',
      properties: {
        after: integer('The last message that is known; those after it are answered.'),
        before: integer('The first message that is known; those just before it are answered.'),
        waitMs: integer(`Milliseconds to wait where there is no message yet, ${pollMs} at most.`),
      },
    },
    response: { 200: services.schema('chat.schema.json#/$defs/ChatMessages') },
  }
  app.get<{ Querystring: Asked }>(
    '/service-omni-proxy/insecure/api/v1/stream/messages',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (request): Promise<ChatMessages> => {
      const admitted = await admit(services, request)
      const { after, before, waitMs } = request.query
      const gone = new AbortController()
      request.raw.on('close', () => gone.abort())
      return pollMessages(
        services,
        admitted,
        {
          after: numberOf(after),
          before: numberOf(before),
          waitMs: Math.min(numberOf(waitMs) ?? 0, pollMs),
        },
        gone.signal,
      )
    },
  )
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)
