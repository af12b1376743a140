import type { FastifyInstance } from 'fastify'
import type { Liveness } from '#generated/api'
import type { Services } from '../../services.ts'

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
