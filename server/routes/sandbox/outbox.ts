import type { FastifyInstance } from 'fastify'
import { loadLetters } from '../../letters/load-letters.ts'
import type { Services } from '../../services.ts'

/** GET /outbox */
export function outbox(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sandbox: mail and text messages as applicants would get them, the newest first',
    response: {
      200: {
        type: 'array',
        description: 'Messages.',
        items: services.schema('operator.schema.json#/$defs/OutboxLetter'),
      },
    },
  }
  app.get('/outbox', { config: { policy: { who: 'sandbox', data: 'none' } }, schema }, () =>
    loadLetters(services),
  )
}
