import type { FastifyInstance } from 'fastify'
import type { Health } from '#generated/api'
import { sql } from '../database/drizzle.ts'
import type { Services } from '../services.ts'

/** GET /health */
export function health(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Whether the server and its database answer',
    response: { 200: services.schema('sandbox.schema.json#/$defs/Health') },
  }
  app.get('/health', { schema }, async (): Promise<Health> => {
    await services.database.db.execute(sql`select 1`)
    return { status: 'ok', database: services.database.kind }
  })
}
