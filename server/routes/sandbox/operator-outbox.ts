import type { FastifyInstance } from 'fastify'
import { loadLetters } from '../../letters/load-letters.ts'
import type { Services } from '../../services.ts'

/** GET /operator/outbox?to={address} */
export function operatorOutbox(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Operator: the letters that were written, the newest first, to be passed on while no vendor sends them',
    refuses: [401],
    querystring: {
      type: 'object',
      properties: {
        to: {
          type: 'string',
          maxLength: 128,
          description: 'Address or telephone number; all when left out.',
        },
      },
    },
    response: {
      200: {
        type: 'array',
        description: 'Messages.',
        items: services.schema('operator.schema.json#/$defs/OutboxLetter'),
      },
    },
  }
  app.get<{ Querystring: { readonly to?: string } }>(
    '/operator/outbox',
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'saw.letters' } },
      schema,
    },
    ({ query }) => loadLetters(services, query.to),
  )
}
