import type { FastifyInstance } from 'fastify'
import type { Liveness } from '#generated/api'
import { loadReadiness } from '../../http/load-readiness.ts'
import type { Services } from '../../services.ts'

/** GET /health/ready */
export function healthReady(app: FastifyInstance, services: Services): void {
  const readiness = services.schema('health.schema.json#/$defs/Readiness')
  const schema = {
    summary: 'Whether requests should be sent to this server, and if not, why',
    response: { 200: readiness, 503: readiness },
  }
  app.get(
    '/health/ready',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (_request, reply) => {
      const answer = await loadReadiness(services)
      return reply
        .code(answer.failing.length === 0 ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(answer)
    },
  )
}

/** GET /health/live */
export function healthLive(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Whether the process answers',
    response: { 200: services.schema('health.schema.json#/$defs/Liveness') },
  }
  app.get(
    '/health/live',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (): Promise<Liveness> => ({ status: 'alive' }),
  )
}
