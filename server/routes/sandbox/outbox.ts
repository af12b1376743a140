import type { FastifyInstance } from 'fastify'
import { loadLetters } from '../../letters/load-letters.ts'
import { renderOutboxList } from '../../letters/written/outbox-pages.ts'
import type { Services } from '../../services.ts'
import { sendOutboxPage } from './outbox-letter.ts'

/** GET /outbox; a browser gets a page with links to each rendered letter. */
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
  app.get(
    '/outbox',
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    async (request, reply) => {
      const letters = await loadLetters(services)
      reply.header('vary', 'accept')
      if (!request.headers.accept?.includes('text/html')) return letters
      return sendOutboxPage(reply, (nonce) => renderOutboxList(letters, nonce))
    },
  )
}
